/** Element ids of the media page's sections. */
export const sections = {
  videos: 'section-videos',
  gallery: 'section-gallery',
  blogs: 'section-blogs',
} as const;

/** Scrolls to a section and focuses it. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
