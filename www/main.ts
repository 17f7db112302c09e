import { begin } from "./begin.js";

begin();
