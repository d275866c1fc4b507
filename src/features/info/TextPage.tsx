import { Fragment, useId } from 'react';
import { Box, Card, Container, Link, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { brand } from '../../brand.ts';
import { PageHeading } from '../../ui/page/headings/PageHeading.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { useScrollToHash } from '../../ui/page/useScrollToHash.ts';
import { copy } from './copy.ts';
import { numberPlate } from './numberPlate.ts';
import { TextContents } from './TextContents.tsx';

export type TextSection = {
  /** Of the heading, for links to the section. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** Further lists, each after a sentence. */
  more?: readonly { intro: string; points: readonly string[] }[];
  closing?: string;
};

export type TextPageCopy = {
  title: string;
  /** Language of the titles of page and sections if it differs from the page's. */
  titleLanguage?: 'en';
  eyebrow: string;
  lead: string;
  /** The text in five sentences, for pupils and parents. */
  summary: readonly string[];
  /** Version and date of the text. */
  version: string;
  sections: readonly TextSection[];
};

/** A page of numbered sections of text, with a list of contents. */
export function TextPage({
  title,
  titleLanguage,
  eyebrow,
  lead,
  summary,
  version,
  sections,
}: TextPageCopy) {
  const summaryId = useId();
  usePageTitle(title, lead);
  useScrollToHash();
  return (
    <>
      <PageHeading title={title} eyebrow={eyebrow} lead={lead} />
      <Container sx={{ py: { xs: 4, md: 7 } }}>
        <Card component="section" aria-labelledby={summaryId} sx={summaryStyles}>
          <Typography variant="h4" component="h2" id={summaryId}>
            {copy.summary}
          </Typography>
          <Points points={summary} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {version}
          </Typography>
        </Card>
        <Box
          sx={{
            display: 'grid',
            columnGap: { md: 4, lg: 6 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
          }}
        >
          <TextContents sections={sections} lang={titleLanguage} />
          <Box sx={prose}>
            {sections.map((section, index) => (
              <section key={section.id} aria-labelledby={section.id}>
                <Typography variant="h2" id={section.id} lang={titleLanguage} tabIndex={-1}>
                  <span className="number" aria-hidden>
                    {index + 1}
                  </span>
                  {section.title}
                </Typography>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <Text text={paragraph} />
                  </p>
                ))}
                <Points points={section.points} />
                {section.more?.map(({ intro, points }) => (
                  <div key={intro}>
                    <p>{intro}</p>
                    <Points points={points} />
                  </div>
                ))}
                {section.closing && (
                  <p>
                    <Text text={section.closing} />
                  </p>
                )}
              </section>
            ))}
          </Box>
        </Box>
      </Container>
    </>
  );
}

/** A text in which the project's e-mail address is a link. */
function Text({ text }: { text: string }) {
  const { email } = brand.contact;
  if (!email) return text;
  const [before, ...after] = text.split(email);
  return (
    <>
      {before}
      {after.map((next, index) => (
        <Fragment key={index}>
          <Link href={`mailto:${email}`} underline="always">
            {email}
          </Link>
          {next}
        </Fragment>
      ))}
    </>
  );
}

function Points({ points = [] }: { points?: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function summaryStyles(theme: Theme) {
  return {
    display: 'grid',
    gap: 1.5,
    maxWidth: '75ch',
    mb: { xs: 4, md: 6 },
    px: { xs: 2, sm: 3 },
    py: 2.5,
    fontSize: '1.0625rem',
    lineHeight: 1.6,
    ...listStyles(theme),
  };
}

function prose(theme: Theme) {
  const { palette } = theme.vars;
  return {
    ...listStyles(theme),
    maxWidth: '62ch',
    fontSize: '1.0625rem',
    lineHeight: 1.75,
    color: palette.text.primary,
    '& section + section': {
      mt: { xs: 4, md: 5 },
      pt: { xs: 4, md: 5 },
      borderTop: `1px solid ${palette.divider}`,
    },
    '& h2': {
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      mb: 2,
      outline: 'none',
      overflowWrap: 'anywhere',
    },
    '& .number': numberPlate(theme),
    '& p': { my: 0, '& + p, & + ul': { mt: 2 } },
    '& section > div': { mt: 2 },
    '& ul + p, & section > div + p': { mt: 2 },
  } as const;
}

function listStyles({ vars: { palette } }: Theme) {
  return {
    '& ul': { my: 0, pl: 0, listStyle: 'none' },
    '& li': { position: 'relative', pl: 4, '& + li': { mt: 1 } },
    // The bullet looks like a solder pad.
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: 4,
      top: '0.5em',
      width: 11,
      height: 11,
      borderRadius: '50%',
      border: `3px solid ${palette.secondary.main}`,
    },
  } as const;
}
