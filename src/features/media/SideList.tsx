import { type ReactNode, useId } from 'react';
import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { lineClamp } from '../../ui/styles/cardStyles.ts';
import { cutCorner } from '../../ui/styles/styles.ts';
import { Picture } from '../../ui/artwork/Picture.tsx';
import defaultPicture from '../../ui/pictures/defaultTournamentBanner.svg';

type SideEntry = {
  id: number;
  href: string;
  title: string;
  text: string | undefined;
  image: string | null;
};

type SideListProps = {
  title: ReactNode;
  entries: SideEntry[];
  /** Id of the entry whose page is shown. */
  currentId?: number;
};

/** A short list of related entries. Renders nothing if it is empty. */
export function SideList({ title, entries, currentId }: SideListProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'minmax(0, 1fr)',
          },
        }}
      >
        {entries.map((entry) => (
          <li key={entry.id}>
            <SideListEntry entry={entry} current={entry.id === currentId} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function SideListEntry({
  entry: { href, title, text, image },
  current,
}: {
  entry: SideEntry;
  current: boolean;
}) {
  return (
    <Box
      component={Link}
      to={href}
      aria-current={current ? 'page' : undefined}
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: '92px minmax(0, 1fr)',
        gap: 1.5,
        alignItems: 'center',
        height: '100%',
        p: 1,
        ...cutCorner(16),
        color: 'text.primary',
        textDecoration: 'none',
        backgroundColor: theme.vars.palette.background.paper,
        border: `1px solid ${theme.vars.palette.divider}`,
        transition: 'border-color 160ms',
        '&:hover': { borderColor: theme.vars.palette.primary.main },
        '&[aria-current]': {
          borderColor: theme.vars.palette.secondary.main,
          boxShadow: `inset 3px 0 0 ${theme.vars.palette.secondary.main}`,
        },
      })}
    >
      <Box sx={{ ...cutCorner(10), overflow: 'hidden' }}>
        <Picture path={image} fallback={defaultPicture} alt="" ratio="4 / 3" sizes="92px" />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          component="span"
          variant="h6"
          sx={{ display: 'block', lineHeight: 1.3, fontSize: '0.9375rem' }}
        >
          {title}
        </Typography>
        {text && (
          <Typography
            component="span"
            variant="caption"
            sx={{ ...lineClamp(2), mt: 0.25, color: 'text.secondary' }}
          >
            {text}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
