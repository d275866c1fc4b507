/** Element ids of the media page's sections. */
export const sections = {
  videos: 'section-videos',
  gallery: 'section-gallery',
  blogs: 'section-blogs',
} as const;

/** Height in pixels of the bar that leads to them; it stays under the header. */
export const sectionBarHeight = 48;

/** Scrolls to a section and focuses it. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
