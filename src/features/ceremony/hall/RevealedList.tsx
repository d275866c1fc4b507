import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import AwardIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { Link } from 'react-router-dom';
import type { CeremonyStep } from '../../../../openapi/schema.d.ts';
import { paths } from '../../../paths.ts';
import { RankMedal } from '../../../ui/artwork/RankMedal.tsx';
import { KawungPattern } from '../../../ui/artwork/KawungPattern.tsx';
import { StoredTeamLogo } from '../../../ui/artwork/TeamLogo.tsx';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy, headingText, stepTitle } from '../copy.ts';

/** What was announced, the newest first and largest. */
export function RevealedList({ steps }: { steps: readonly CeremonyStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Box component="ol" reversed aria-label={copy.hall.list} sx={listStyles}>
      {steps.map((step) => (
        <li key={headingText(step)} data-color-scheme="dark" data-place={step.place ?? 'award'}>
          <KawungPattern strongest="right" size={36} />
          <div className="heading">
            {step.place === null ? <AwardIcon /> : <RankMedal rank={step.place} />}
            <h2>{stepTitle(step)}</h2>
            {step.category && <span>{step.category.name}</span>}
          </div>
          <ul>
            {step.winners.map(({ name, team_id: id, club, logo_path: logo }) => (
              <li key={`${id}-${name}`}>
                {id !== null && (
                  <div className="robot">
                    <StoredTeamLogo path={logo} sizes="64px" />
                  </div>
                )}
                <div className="names">
                  {id === null ? (
                    <strong>{name}</strong>
                  ) : (
                    <Link to={paths.team.href({ id })}>{name}</Link>
                  )}
                  {club !== null && <small>{club}</small>}
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Box>
  );
}

function listStyles({ vars: { palette }, typography }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 1.5,
    '& > li': {
      ...cutCorner(20),
      '--metal': palette.board.line,
      '--focus-ring': palette.gold.main,
      position: 'relative',
      isolation: 'isolate',
      overflow: 'clip',
      p: { xs: 1.5, sm: 2 },
      pl: { xs: 2.5, sm: 3 },
      pb: { xs: 2.5, sm: 3 },
      color: palette.board.contrastText,
      backgroundColor: palette.board.main,
      borderLeft: '4px solid var(--metal)',
    },
    '& > li[data-place="1"], & > li[data-place="award"]': { '--metal': palette.gold.main },
    '& > li[data-place="2"]': { '--metal': '#B4C4BC' },
    '& > li[data-place="3"]': { '--metal': palette.secondary.main },
    '& .heading': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
    '& .heading svg': { color: palette.gold.main, fontSize: 34 },
    '& h2': { ...typography.h6, m: 0, overflowWrap: 'anywhere' },
    '& .heading span:last-child': { color: palette.board.muted, overflowWrap: 'anywhere' },
    '& ul': { listStyle: 'none', m: 0, mt: 1.25, p: 0, display: 'grid', gap: 1.25 },
    '& ul li': { display: 'flex', alignItems: 'center', gap: 1.5 },
    '& .robot': { width: { xs: 48, sm: 64 }, flexShrink: 0 },
    '& .names': { minWidth: 0, overflowWrap: 'anywhere' },
    '& .names a, & .names strong': {
      ...typography.h5,
      display: 'block',
      lineHeight: 1.2,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& .names a:hover': { textDecoration: 'underline' },
    '& .names small': {
      display: 'block',
      mt: '2px',
      fontSize: '0.9375rem',
      color: palette.board.muted,
    },
    '& > li:first-of-type .robot': { width: { xs: 64, sm: 96 } },
    '& > li:first-of-type .names a, & > li:first-of-type .names strong': {
      fontSize: { xs: '1.5rem', sm: '2rem' },
    },
    '@media (prefers-reduced-motion: no-preference)': {
      '& > li:first-of-type': { animation: 'ceremony-new 500ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
      '@keyframes ceremony-new': { from: { opacity: 0, transform: 'translateY(-12px)' } },
    },
  } as const;
}
