import type { MouseEvent, ReactNode } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined';
import LeaderboardIcon from '@mui/icons-material/LeaderboardOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import { Link } from 'react-router-dom';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { cutCorner, ellipsis } from '../../../ui/styles/styles.ts';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import type { SearchEntry } from './searchEntries.ts';
import { highlight } from './highlight.ts';

const icons = {
  tournaments: EmojiEventsIcon,
  teams: GroupsIcon,
  clubs: SchoolIcon,
  categories: CategoryIcon,
  blogs: ArticleIcon,
  pages: LeaderboardIcon,
};

type OptionProps = {
  id: string;
  active: boolean;
  onHover: () => void;
  onNavigate: () => void;
};

/** A search result; the matching part of its name is highlighted. */
export function ResultOption({
  entry: { kind, name, detail, next, noNext, keywords, days, to },
  words,
  ...option
}: OptionProps & { entry: SearchEntry; words: string[] }) {
  const Icon = icons[kind];
  return (
    <Option {...option} to={to} icon={<Icon />} chip={days && <DayChip tournament={days} />}>
      <Box component="span" sx={{ ...lineClamp(2), fontWeight: 600 }}>
        <HighlightedText text={name} words={words} />
      </Box>
      {detail && (
        <Typography
          component="span"
          variant="caption"
          sx={{ ...ellipsis, display: 'block', color: 'text.secondary' }}
        >
          {kind === 'teams' || keywords?.startsWith(detail) ? (
            <HighlightedText text={detail} words={words} />
          ) : (
            detail
          )}
        </Typography>
      )}
      {next && (
        <Typography component="span" variant="caption" sx={{ display: 'block', fontWeight: 600 }}>
          {next}
        </Typography>
      )}
      {noNext && (
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {noNext}
        </Typography>
      )}
    </Option>
  );
}

function HighlightedText({ text, words }: { text: string; words: string[] }) {
  return highlight(text, words).map((piece, index) =>
    piece.isMatch ? <mark key={`${index} ${piece.text}`}>{piece.text}</mark> : piece.text,
  );
}

/** A link to a page with more results of a kind. */
export function MoreOption({ label, to, ...option }: OptionProps & { label: string; to: string }) {
  return (
    <Option {...option} to={to} icon={<ArrowForwardIcon />}>
      <Box
        component="span"
        sx={{ ...ellipsis, display: 'block', color: 'primary.main', fontWeight: 600 }}
      >
        {label}
      </Box>
    </Option>
  );
}

function Option({
  id,
  active,
  onHover,
  onNavigate,
  to,
  icon,
  chip,
  children,
}: OptionProps & { to: string; icon: ReactNode; chip?: ReactNode; children: ReactNode }) {
  const onClick = (event: MouseEvent) => {
    // With one of these keys the link opens elsewhere, and the search stays open.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onNavigate();
  };
  return (
    <Box
      component={Link}
      to={to}
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      // Keeps the focus in the search field.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onPointerMove={active ? undefined : onHover}
      onClick={onClick}
      sx={optionStyles}
    >
      <Box component="span" aria-hidden className="icon">
        {icon}
      </Box>
      <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
        {children}
      </Box>
      {chip}
    </Box>
  );
}

function optionStyles(theme: Theme) {
  return {
    ...cutCorner(12),
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
      ...cutCorner(8),
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      color: 'primary.main',
      backgroundColor: `rgb(${theme.vars.palette.primary.mainChannel} / 12%)`,
    },
    '& .icon svg': { fontSize: 20 },
    '& mark': {
      color: theme.vars.palette.gold.contrastText,
      borderRadius: '2px',
      backgroundColor: theme.vars.palette.gold.main,
    },
    '&[aria-selected="true"]': {
      backgroundColor: `rgb(${theme.vars.palette.primary.mainChannel} / 11%)`,
      boxShadow: `inset 3px 0 0 ${theme.vars.palette.secondary.main}`,
    },
  };
}
