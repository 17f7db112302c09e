import { firefox } from "./firefox.js";
import { testPage } from "./page.js";

testPage(firefox);
