import { useEffect, useId, useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';

type Section = { id: string; title: string };

type TextContentsProps = {
  sections: readonly Section[];
  /** Language of the titles if it differs from the page's. */
  lang: 'en' | undefined;
};

export function TextContents({ sections, lang }: TextContentsProps) {
  const id = useId();
  const current = useCurrentSection(sections);
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: { md: 96 }, mb: { xs: 4, md: 0 } }}
    >
      <Typography id={id} variant="overline" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {copy.contents}
      </Typography>
      <Box component="ol" lang={lang} sx={list}>
        {sections.map(({ id: section, title }) => (
          <li key={section}>
            <Link
              to={{ hash: section }}
              replace
              aria-current={section === current ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Returns the id of the section that is being read: the last one that began above the middle. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = sections.map(({ id }) => document.getElementById(id));
    const observer = new IntersectionObserver(
      () => {
        const begun = headings.filter(
          (heading) => heading && heading.getBoundingClientRect().top < window.innerHeight / 2,
        );
        setCurrent(begun.at(-1)?.id);
      },
      // Without an upper end, so that a jump over all headings is noticed too.
      { rootMargin: '1000000px 0px -50% 0px' },
    );
    for (const heading of headings) if (heading) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

function list({ vars: { palette } }: Theme) {
  return {
    m: 0,
    p: 0,
    listStyle: 'none',
    borderLeft: `3px solid ${palette.divider}`,
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
      py: 0.75,
      lineHeight: 1.35,
      pl: 2,
      ml: '-3px',
      fontWeight: 500,
      color: 'inherit',
      textDecoration: 'none',
      borderLeft: '3px solid transparent',
      '&:hover': { textDecoration: 'underline' },
      '&:hover, &:focus-visible, &[aria-current]': { borderColor: palette.secondary.main },
      '&[aria-current]': { fontWeight: 700, color: palette.secondary.main },
    },
  } as const;
}
