/** The sections of the media page, by which its head finds them. */
export const sections = {
  videos: 'section-videos',
  gallery: 'section-gallery',
  blogs: 'section-blogs',
} as const;

/** Brings a section under the reader's eyes, and the keyboard with it. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
