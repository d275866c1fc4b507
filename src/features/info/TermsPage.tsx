import { Box, Container, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { useScrollToHash } from '../../ui/page/useScrollToHash.ts';
import { copy } from './copy.ts';
import { numberPlate } from './numberPlate.ts';
import { TermsContents } from './TermsContents.tsx';

const { title, eyebrow, lead, sections } = copy.terms;

export default function TermsPage() {
  usePageTitle(title, lead);
  useScrollToHash();
  return (
    <div lang="en">
      <PageHeading title={title} eyebrow={eyebrow} lead={lead} />
      <Container sx={{ py: { xs: 4, md: 7 } }}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 8,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
          }}
        >
          <TermsContents />
          <Box sx={prose}>
            {sections.map((section, index) => (
              <section key={section.id} aria-labelledby={section.id}>
                <Typography variant="h2" id={section.id} tabIndex={-1}>
                  <span className="number" aria-hidden>
                    {index + 1}
                  </span>
                  {section.title}
                </Typography>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {section.points.length > 0 && (
                  <ul>
                    {section.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
                {'closing' in section && <p>{section.closing}</p>}
              </section>
            ))}
          </Box>
        </Box>
      </Container>
    </div>
  );
}

function prose(theme: Theme) {
  const { palette } = theme.vars;
  return {
    maxWidth: '68ch',
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
    '& ul': { my: 0, pl: 0, listStyle: 'none', '& + p': { mt: 2 } },
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
