import type { ReactNode } from 'react';
import { Box, Typography } from '@mui/material';
import type { ScoreEntryTeam } from '../../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';
import { groupName } from '../../../../../openapi/matches/groupName.ts';
import { DrawnTeam } from './DrawnTeam.tsx';

type GroupCardsProps = {
  groups: readonly (readonly number[])[];
  teamOf: (id: number) => ScoreEntryTeam | undefined;
  /** What stands beside a team of a group, whose number is counted from 1. */
  renderAction?: (id: number, number: number) => ReactNode;
  /** What is said beneath the teams of a group. */
  renderFooter?: (number: number) => ReactNode;
};

/** The groups of a draw with their teams. */
export const GroupCards = ({ groups, teamOf, renderAction, renderFooter }: GroupCardsProps) => (
  <Box sx={gridStyles(renderAction ? 320 : 240)}>
    {groups.map((ids, index) => {
      const number = index + 1;
      return (
        <TeamCard
          key={number}
          name={groupName(number)}
          ids={ids}
          teamOf={teamOf}
          renderAction={(id) => renderAction?.(id, number)}
          footer={renderFooter?.(number)}
        />
      );
    })}
  </Box>
);

type TeamCardProps = Pick<GroupCardsProps, 'teamOf'> & {
  name: string;
  ids: readonly number[];
  /** What stands beside a team. */
  renderAction: (id: number) => ReactNode;
  footer?: ReactNode;
};

/** Some teams under their name, such as 'Grup A'. */
export const TeamCard = ({ name, ids, teamOf, renderAction, footer }: TeamCardProps) => (
  <Box component="section" aria-label={name} sx={groupStyles}>
    <Typography component="h3" sx={headingStyles}>
      {name} <small>{copy.teamCount(formatNumber(ids.length))}</small>
    </Typography>
    <Box component="ul" sx={listStyles}>
      {ids.map((id) => (
        <li key={id}>
          <DrawnTeam team={teamOf(id)} />
          {renderAction(id)}
        </li>
      ))}
    </Box>
    {footer}
  </Box>
);

/** Cards of this width at least, in pixels, side by side. */
export const gridStyles = (width: number) => ({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
});

export const groupStyles = { border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 1.5 };

const headingStyles = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontWeight: 700,
  '& small': { fontWeight: 400, color: 'text.secondary' },
};

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 1,
    py: 0.75,
    borderTop: '1px solid',
    borderColor: 'divider',
  },
};
