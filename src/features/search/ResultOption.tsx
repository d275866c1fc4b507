import type { MouseEvent, ReactNode } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import { Link } from 'react-router-dom';
import { cut } from '../../ui/cut.ts';
import { oneLine } from '../../ui/oneLine.ts';
import type { Entry } from './entries.ts';
import { highlight } from './fold.ts';

const icons = {
  tournaments: EmojiEventsIcon,
  teams: GroupsIcon,
  clubs: SchoolIcon,
  categories: CategoryIcon,
  blogs: ArticleIcon,
};

type OptionProps = {
  id: string;
  /** Whether it stands chosen. */
  active: boolean;
  onPoint: () => void;
  onLeave: () => void;
};

/** One thing that was found; the part of its name that was typed stands out. */
export function ResultOption({
  entry: { kind, name, detail, also, to },
  words,
  ...option
}: OptionProps & { entry: Entry; words: string[] }) {
  const Icon = icons[kind];
  return (
    <Option {...option} to={to} icon={<Icon />}>
      <Box component="span" sx={{ ...oneLine, display: 'block', fontWeight: 600 }}>
        <Marked text={name} words={words} />
      </Box>
      {detail && (
        <Typography
          component="span"
          variant="caption"
          sx={{ ...oneLine, display: 'block', color: 'text.secondary' }}
        >
          {also === detail ? <Marked text={detail} words={words} /> : detail}
        </Typography>
      )}
    </Option>
  );
}

function Marked({ text, words }: { text: string; words: string[] }) {
  return highlight(text, words).map((piece, place) =>
    piece.matched ? <mark key={`${place} ${piece.text}`}>{piece.text}</mark> : piece.text,
  );
}

/** The way to a page that shows more results of a kind. */
export function MoreOption({ label, to, ...option }: OptionProps & { label: string; to: string }) {
  return (
    <Option {...option} to={to} icon={<ArrowForwardIcon />}>
      <Box
        component="span"
        sx={{ ...oneLine, display: 'block', color: 'primary.main', fontWeight: 600 }}
      >
        {label}
      </Box>
    </Option>
  );
}

function Option({
  id,
  active,
  onPoint,
  onLeave,
  to,
  icon,
  children,
}: OptionProps & { to: string; icon: ReactNode; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    // With one of these keys it opens beside this page, and the search stays.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onLeave();
  };
  return (
    <Box
      component={Link}
      to={to}
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      // The focus stays in the field.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onPointerMove={active ? undefined : onPoint}
      onClick={follow}
      sx={line}
    >
      <Box component="span" aria-hidden className="icon">
        {icon}
      </Box>
      <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
        {children}
      </Box>
    </Box>
  );
}

function line(theme: Theme) {
  return {
    ...cut(12),
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 56,
    px: 1.25,
    py: 0.75,
    scrollMarginBlock: '44px',
    color: 'text.primary',
    textDecoration: 'none',
    lineHeight: 1.4,
    '& .icon': {
      ...cut(8),
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      color: 'primary.main',
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)`,
    },
    '& .icon svg': { fontSize: 20 },
    '& mark': {
      color: 'inherit',
      borderRadius: '2px',
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.gold.main} 28%, transparent)`,
    },
    '&[aria-selected="true"]': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 11%, transparent)`,
      boxShadow: `inset 3px 0 0 ${theme.vars.palette.secondary.main}`,
    },
  };
}
