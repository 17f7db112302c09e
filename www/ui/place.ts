import { nothing } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";

/**
 * Sets style properties of an element through its object model. Lit's own `styleMap` writes a style attribute at first,
 * which the policy of the page forbids.
 */
class Place extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("a place belongs to an element");
  }

  override render(_styles: Record<string, string>) {
    return nothing;
  }

  override update(part: ElementPart, [styles]: [Record<string, string>]) {
    for (const [name, value] of Object.entries(styles))
      if (part.element instanceof HTMLElement) part.element.style.setProperty(name, value);
    return nothing;
  }
}

export const place = directive(Place);
