import { testPage } from "./page.js";
import { webkit } from "./webkit.js";

testPage(webkit);
