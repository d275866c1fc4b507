/** Scrolls a strip so that one of its items is in its middle; not the page, as scrollIntoView would. */
export function scrollStripTo(strip: HTMLElement, item: HTMLElement): void {
  strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
}
