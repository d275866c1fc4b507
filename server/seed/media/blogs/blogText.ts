/** A blog article; `day` is how many days ago it was published, `content` is HTML. */
export type BlogText = {
  title: string;
  slug: string;
  day: number;
  metaTitle: string | null;
  metaDescription: string | null;
  content: string;
};
