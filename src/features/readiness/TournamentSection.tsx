import { useId } from 'react';
import { Box, Button, Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { DayChip } from '../tournamentDay/DayChip.tsx';
import { WhenWhereText } from '../tournamentDay/WhenWhereText.tsx';
import { copy } from './copy.ts';
import { ReadinessLineItem } from './ReadinessLineItem.tsx';
import type { ReadinessLine, ReadinessSection } from './readinessLines.ts';
import type { Outcome } from './useRegistrations.ts';

type TournamentSectionProps = {
  section: ReadinessSection;
  /** Which of the lines are shown. */
  shown: readonly ReadinessLine[];
  outcomes: ReadonlyMap<string, Outcome>;
  onRegister: (line: ReadinessLine) => void;
  onWithdraw: (line: ReadinessLine) => void;
  /** Registers all lines of the tournament that can be; undefined where the page has one button for it. */
  onRegisterAll: (() => void) | undefined;
};

export function TournamentSection({
  section,
  shown,
  outcomes,
  onRegister,
  onWithdraw,
  onRegisterAll,
}: TournamentSectionProps) {
  const headingId = useId();
  const { tournament, lines, late, unplayed } = section;
  const isNotOpen = lines.length > 0 && lines.every(isWaiting);
  const isComplete = isNotOpen && lines.every(lacksNothingElse);
  const names = unplayed.map(({ name, category }) => copy.unplayedTeam(name, category.name));
  return (
    <Card component="section" aria-labelledby={headingId} sx={card}>
      <SectionHead
        id={headingId}
        section={section}
        isNotOpen={isNotOpen}
        onRegisterAll={onRegisterAll}
      />
      {lines.length === 0 && late.length === 0 && <p>{copy.noPlaying}</p>}
      {isComplete && <p>{copy.waiting(lines.map(({ team }) => team.name).join(', '))}</p>}
      {shown.length > 0 && !isComplete && (
        <ul aria-label={copy.teamsIn(tournament.title)}>
          {shown.map((line) => (
            <ReadinessLineItem
              key={line.key}
              line={line}
              isNotOpen={isNotOpen}
              outcome={outcomes.get(line.key)}
              onRegister={() => onRegister(line)}
              onWithdraw={() => onWithdraw(line)}
            />
          ))}
        </ul>
      )}
      {late.length > 0 && <p>{copy.late(late.map(({ name }) => name).join(', '))}</p>}
      {names.length > 0 && lines.length + late.length > 0 && (
        <Box component="p">{copy.unplayed(names.join(', '))}</Box>
      )}
    </Card>
  );
}

type SectionHeadProps = Pick<TournamentSectionProps, 'section' | 'onRegisterAll'> & {
  /** Of the heading. */
  id: string;
  /** Whether the registration of all its teams has not begun. */
  isNotOpen: boolean;
};

function SectionHead({
  id,
  section: { tournament, lines, late },
  isNotOpen,
  onRegisterAll,
}: SectionHeadProps) {
  const registrable = lines.filter(({ canRegister }) => canRegister);
  const registered = lines.filter(({ entry }) => entry.registration).length;
  return (
    <div className="head">
      <div>
        <div className="title">
          <Typography id={id} variant="h3" component="h2">
            <Link to={paths.tournament.href({ id: tournament.id })}>{tournament.title}</Link>
          </Typography>
          <DayChip date={tournament.date} status={tournament.status} />
        </div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <WhenWhereText tournament={tournament} isStacked />
        </Typography>
        {lines.length > 0 && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {isNotOpen
              ? copy.obstacles.not_open
              : copy.registeredOf(
                  formatNumber(registered),
                  formatNumber(lines.length + late.length),
                )}
          </Typography>
        )}
      </div>
      {registrable.length > 1 && onRegisterAll && (
        <Button variant="outlined" onClick={onRegisterAll}>
          {copy.registerSome(formatNumber(registrable.length))}
        </Button>
      )}
    </div>
  );
}

/** Whether the team's registration has not begun. */
const isWaiting = ({ entry: { registration, missing } }: ReadinessLine) =>
  !registration && missing.includes('not_open');

/** Whether there is nothing to do for the team before its registration begins. */
const lacksNothingElse = ({ team, entry: { missing } }: ReadinessLine) =>
  team.has_leader && missing.every((code) => code === 'not_open');

function card({ vars: { palette }, breakpoints, spacing }: Theme) {
  return {
    p: spacing(2),
    mb: 3,
    overflowWrap: 'anywhere',
    [breakpoints.up('md')]: { p: spacing(3) },
    '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
    '& .head > div': { flex: { xs: '1 1 100%', sm: '1 1 14rem' }, minWidth: 0 },
    '& .title': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      rowGap: 0.75,
      mb: 0.75,
    },
    '& a': { color: palette.primary.main, textDecoration: 'underline' },
    '& h2 a': {
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& ul': {
      listStyle: 'none',
      m: 0,
      mt: 1.5,
      p: 0,
      display: 'grid',
      columnGap: 4,
      // The button of a team is near its name.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    },
    '& p:not(.head p)': { m: 0, mt: 1.5, fontSize: '0.875rem', color: palette.text.secondary },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 1.5,
      rowGap: 0.5,
      py: 1,
      borderTop: `1px solid ${palette.divider}`,
      minHeight: 64,
      alignContent: 'start',
    },
    // What is missing is under the team, and the button beside both.
    '& .press': { textAlign: 'right', gridRow: '1 / span 2', gridColumn: 2 },
    '& .press:empty': { display: 'none' },
    // As high as a finger, with a mouse no higher than two lines of text; its text is beside the name.
    '& .press button': {
      minHeight: 44,
      mt: '-6px',
      minWidth: 0,
      px: 0.5,
      [breakpoints.up('md')]: { '@media (pointer: fine)': { minHeight: 34, mt: '-1px' } },
    },
    '& .team a': { fontWeight: 600, mr: 1 },
    '& .team a, & .state a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
    '& small': { display: 'block', fontSize: '0.875rem', color: palette.text.secondary },
    '& .shared': { gridColumn: '1 / -1', pb: 0.5 },
    '& .state': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
    },
    '& .state:empty': { display: 'none' },
    '& .state .failed': { flexBasis: '100%', color: palette.error.main },
  } as const;
}
