import type { ReactNode } from 'react';
import { Box, Container, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { BoardSection } from '../BoardSection.tsx';
import { CircuitTraces } from '../../artwork/CircuitTraces.tsx';

type PageHeadingProps = {
  /** Undefined while loading; a skeleton reserves the space. */
  title: string | undefined;
  /** Short text above the title. */
  eyebrow?: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Back link, above everything else; a second element is at the other end of its row. */
  back?: ReactNode;
  /** Buttons under the lead. */
  actions?: ReactNode;
  /** Image opposite the text; it has to fill the given width. */
  picture?: ReactNode;
};

/** The header band of a page, with the page's only h1. */
export function PageHeading({ title, eyebrow, lead, back, actions, picture }: PageHeadingProps) {
  return (
    <BoardSection component="header" backdrop={!picture && <CircuitTraces />}>
      <Container sx={{ py: back ? { xs: 1.5, md: 2.5 } : 3 }}>
        {back && (
          <Box sx={{ mb: 1, ml: -1, display: 'flex', justifyContent: 'space-between' }}>{back}</Box>
        )}
        <Stack
          direction="row-reverse"
          sx={{
            gap: { xs: 2, sm: 4, md: 6 },
            alignItems: { xs: 'flex-start', sm: 'center' },
            justifyContent: picture ? 'space-between' : 'flex-end',
          }}
        >
          {picture && (
            <Box sx={{ flexShrink: 0, width: { xs: 64, sm: 120, md: 160 }, mr: { lg: 6 } }}>
              {picture}
            </Box>
          )}
          <Stack
            spacing={{ xs: 0.75, md: 1.5 }}
            sx={{ flex: 1, minWidth: 0, maxWidth: 760, alignItems: 'flex-start' }}
          >
            {eyebrow && (
              <Typography variant="overline" sx={{ color: 'gold.main' }}>
                {eyebrow}
              </Typography>
            )}
            {title === undefined ? (
              <Typography variant="h1" component="div" sx={{ width: '100%' }}>
                <Skeleton width="min(80%, 420px)" />
              </Typography>
            ) : (
              <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
            )}
            {lead && (
              <Typography
                variant="subtitle1"
                component="div"
                sx={(theme) => ({
                  color: theme.vars.palette.board.muted,
                  maxWidth: '60ch',
                  textWrap: 'pretty',
                  overflowWrap: 'anywhere',
                })}
              >
                {lead}
              </Typography>
            )}
            {actions && (
              <Stack direction="row" useFlexGap spacing={1.5} sx={{ pt: 1.5, flexWrap: 'wrap' }}>
                {actions}
              </Stack>
            )}
          </Stack>
        </Stack>
      </Container>
    </BoardSection>
  );
}

/** A low header band, so that what the page is about begins in the first window. */
export function CompactHeading(props: PageHeadingProps) {
  const { title, eyebrow, lead, back, actions, picture } = props;
  return (
    <BoardSection component="header" backdrop={!picture && <CircuitTraces />}>
      <Container sx={headingStyles}>
        {back && <Box className="back">{back}</Box>}
        {picture && <Box className="picture">{picture}</Box>}
        <div className="text">
          <Typography variant="overline" component="p" className="eyebrow">
            {eyebrow}
          </Typography>
          {title === undefined ? (
            <Typography variant="h1" component="div" className="title">
              <Skeleton width="min(80%, 420px)" />
            </Typography>
          ) : (
            <Typography variant="h1" tabIndex={-1} className="title">
              {title}
            </Typography>
          )}
          {lead && (
            <Typography variant="body2" component="div" className="lead">
              {lead}
            </Typography>
          )}
        </div>
        {actions && <Box className="actions">{actions}</Box>}
      </Container>
    </BoardSection>
  );
}

/** The picture is beside the text: at its left on phones, elsewhere at the right of everything. */
function headingStyles({ vars: { palette } }: Theme) {
  return {
    display: 'grid',
    gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'minmax(0, 44rem) auto' },
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: { xs: 1.5, md: 4 },
    rowGap: 1.25,
    py: { xs: 1.5, md: 2 },
    '& .back': { gridColumn: { xs: '1 / -1', md: 1 }, ml: -1 },
    '& .picture': {
      width: { xs: 72, md: 152 },
      gridColumn: { md: 2 },
      gridRow: { md: '1 / span 3' },
      mr: { lg: 6 },
    },
    '& .text': { minWidth: 0, gridColumn: { md: 1 } },
    '& .text:first-of-type': { gridColumn: { xs: '1 / -1', md: 1 } },
    '& .eyebrow': {
      display: { xs: 'none', md: 'block' },
      color: palette.gold.main,
      lineHeight: 1.5,
    },
    '& .title': {
      fontSize: { xs: '1.375rem', md: '2rem' },
      lineHeight: 1.2,
      overflowWrap: 'anywhere',
    },
    '& .lead': {
      mt: 0.5,
      fontSize: { md: '1rem' },
      lineHeight: 1.45,
      color: palette.board.muted,
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
    },
    '& .actions': {
      gridColumn: { xs: '1 / -1', md: 1 },
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      mt: 0.5,
      '& > *': { minHeight: 44 },
    },
  } as const;
}
