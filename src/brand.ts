type Brand = {
  name: string;
  /** One sentence about the product; the default meta description. */
  summary: string;
  /** Target of 'Reach out to our team'; without an e-mail address the text is not a link. */
  contact: { email?: string };
  /** Without a URL the name is shown as plain text. */
  social: {
    facebook?: string;
    twitter?: string;
    youtube?: string;
    linkedin?: string;
    instagram?: string;
  };
};

/** Name and links of the organiser: the one place to rename the product. */
export const brand: Brand = {
  name: 'RoboLaga',
  summary:
    'Kompetisi robotika untuk sekolah di Indonesia: lomba, tim, school club, dan papan skor langsung.',
  contact: { email: 'halo@robolaga.example' },
  social: {},
};
