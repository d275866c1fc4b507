type Brand = {
  name: string;
  /** One sentence that says what this is; the default description of a page. */
  summary: string;
  /** What 'Reach out to our team' opens. Without an address the words stand without a link. */
  contact: { email?: string };
  /** Without an address the name is shown but is no link. */
  social: {
    facebook?: string;
    twitter?: string;
    youtube?: string;
    linkedin?: string;
    instagram?: string;
  };
  privacyPolicy?: string;
};

/** The organiser's name and addresses: the one place to rename the product. */
export const brand: Brand = {
  name: 'RoboLaga',
  summary:
    'Kompetisi robotika untuk sekolah di Indonesia: turnamen, tim, school club, dan papan skor langsung.',
  contact: {},
  social: {},
};
