import type { ReactNode } from 'react';
import { Box, Stack, Typography } from '@mui/material';
import { brand } from '../../brand.ts';
import { BoardSection } from '../../ui/page/BoardSection.tsx';
import { useIsHydrated } from '../../ui/states/useIsHydrated.ts';
import { LogoMark } from '../../ui/artwork/LogoMark.tsx';
import { CircuitTraces } from '../../ui/artwork/CircuitTraces.tsx';

export type BoardContent = { title: string; text: string; points: readonly string[] };

type AccountLayoutProps = {
  /** Text on the brand board about the benefits of an account. */
  board: BoardContent;
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
  /** Links below the form. */
  links: ReactNode;
};

/** Shows the brand board beside the form, on phones above it. */
export function AccountLayout({ board, title, lead, children, links }: AccountLayoutProps) {
  return (
    <Box
      data-account
      sx={{
        display: 'grid',
        minHeight: 'inherit',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <BrandBoard {...board} />
      <Stack
        sx={{
          px: { xs: 2, sm: 3 },
          py: { xs: 4, md: 7 },
          justifyContent: { sm: 'center' },
          alignItems: 'center',
        }}
      >
        <Stack sx={{ width: '100%', maxWidth: 440 }}>
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}
          >
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{lead}</Typography>
          <Box
            component="fieldset"
            role="presentation"
            disabled={!useIsHydrated()}
            sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
          >
            {children}
          </Box>
          <Stack
            useFlexGap
            spacing={0.5}
            sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}
          >
            {links}
          </Stack>
        </Stack>
      </Stack>
    </Box>
  );
}

function BrandBoard({ title, text, points }: BoardContent) {
  return (
    <BoardSection
      component="aside"
      backdrop={
        <Box sx={{ position: 'absolute', inset: '0 0 auto 0', height: { xs: '100%', md: 240 } }}>
          <CircuitTraces />
        </Box>
      }
    >
      <Stack
        spacing={{ xs: 0.5, md: 3 }}
        sx={{
          height: '100%',
          px: { xs: 2, sm: 3, md: 6, lg: 8 },
          py: { xs: 2.5, md: 7 },
          justifyContent: 'center',
        }}
      >
        <Stack
          direction="row"
          spacing={1.5}
          sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center' }}
        >
          <LogoMark size={48} />
          <Typography variant="h3" component="p">
            {brand.name}
          </Typography>
        </Stack>
        <Typography
          variant="h2"
          component="p"
          sx={{
            fontSize: { xs: '1.25rem', md: '2.25rem', lg: '2.75rem' },
            maxWidth: { md: '12ch' },
          }}
        >
          {title}
        </Typography>
        <Typography sx={(theme) => ({ color: theme.vars.palette.board.muted, maxWidth: '42ch' })}>
          {text}
        </Typography>
        <BoardPoints points={points} />
      </Stack>
    </BoardSection>
  );
}

function BoardPoints({ points }: Pick<BoardContent, 'points'>) {
  return (
    <Stack
      component="ul"
      spacing={2}
      sx={{ display: { xs: 'none', md: 'flex' }, listStyle: 'none', m: 0, p: 0 }}
    >
      {points.map((point) => (
        <Stack
          key={point}
          component="li"
          direction="row"
          spacing={1.5}
          sx={{ alignItems: 'center' }}
        >
          <Box
            component="svg"
            aria-hidden
            viewBox="0 0 40 20"
            sx={{
              width: 36,
              height: 18,
              flexShrink: 0,
              fill: 'none',
              stroke: 'currentColor',
              strokeWidth: 3,
              color: 'gold.main',
            }}
          >
            <path d="M0 10h22" />
            <circle cx="30" cy="10" r="6" />
          </Box>
          <span>{point}</span>
        </Stack>
      ))}
    </Stack>
  );
}
