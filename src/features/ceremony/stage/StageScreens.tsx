import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { CeremonyStep, ManagedCeremony } from '../../../../openapi/schema.d.ts';
import { brand } from '../../../brand.ts';
import { LogoMark } from '../../../ui/artwork/LogoMark.tsx';
import { CrownIcon } from '../../../ui/artwork/RankMedal.tsx';
import { StoredTeamLogo } from '../../../ui/artwork/TeamLogo.tsx';
import { copy, headingText, stepTitle } from '../copy.ts';
import { TraceBurst } from './TraceBurst.tsx';

const texts = copy.stage;

/** Before, between and after: the name of the tournament, and what comes next. */
export function PauseScreen({ ceremony }: { ceremony: ManagedCeremony }) {
  const { state, title, ahead } = ceremony;
  const [next] = ahead;
  return (
    <Box sx={pauseStyles}>
      <p className="brand">
        <LogoMark size={48} />
        {brand.name}
      </p>
      <p className="occasion">{state === 'finished' ? texts.thanks : texts.occasion}</p>
      <h1>{title}</h1>
      {state === 'finished' && <p className="next">{texts.end}</p>}
      {state === 'running' && (
        <p className="next">
          {next ? (
            <>
              <small>{texts.next}</small>
              {headingText(next)}
            </>
          ) : (
            texts.allDone
          )}
        </p>
      )}
    </Box>
  );
}

/** One place or award with who it is. */
export function StepScreen({ step }: { step: CeremonyStep }) {
  const { category, place, winners } = step;
  const count = winners.length > 3 ? 'many' : winners.length > 1 ? 'few' : 'one';
  return (
    <Box data-place={place ?? 'award'} data-count={count} sx={stepStyles}>
      <TraceBurst count={place === 1 ? 16 : 10} />
      {category && <p className="category">{category.name}</p>}
      <h1>
        {place === 1 && <CrownIcon className="crown" />}
        {stepTitle(step)}
      </h1>
      <ul>
        {winners.map(({ name, team_id: id, club, logo_path: logo }) => (
          <li key={`${id}-${name}`}>
            {id !== null && (
              <div className="robot">
                <StoredTeamLogo path={logo} sizes="25vw" eager />
              </div>
            )}
            <strong>{name}</strong>
            {club !== null && <span>{club}</span>}
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** The three best of a category, the first in the middle. */
export function PodiumScreen({ steps }: { steps: readonly CeremonyStep[] }) {
  return (
    <Box sx={podiumStyles}>
      <p className="category">{steps[0]?.category?.name}</p>
      <ol aria-label={texts.podium}>
        {steps.map((step) => (
          <li key={step.place} data-place={step.place}>
            <ul>
              {step.winners.map(({ name, team_id: id, club, logo_path: logo }) => (
                <li key={`${id}-${name}`}>
                  {step.winners.length === 1 && (
                    <div className="robot">
                      <StoredTeamLogo path={logo} sizes="15vw" eager />
                    </div>
                  )}
                  <strong>{name}</strong>
                  {club !== null && <span>{club}</span>}
                </li>
              ))}
            </ul>
            <p className="block">{step.place}</p>
          </li>
        ))}
      </ol>
    </Box>
  );
}

const silver = '#D5E0DA';
const copper = '#F39A5B';

const plain = { m: 0, p: 0, listStyle: 'none' } as const;

function pauseStyles({ vars: { palette }, typography }: Theme) {
  return {
    textAlign: 'center',
    '& p, & h1': { m: 0 },
    '& .brand': {
      ...typography.h4,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.4em',
      fontSize: '1.5em',
      color: palette.board.muted,
    },
    '& .occasion': {
      ...typography.overline,
      mt: '2.5em',
      fontSize: '1.4em',
      lineHeight: 1.5,
      color: palette.gold.main,
    },
    '& h1': {
      ...typography.h1,
      fontSize: '4.6em',
      lineHeight: 1.08,
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
    '& .next': {
      mt: '1.6em',
      fontSize: '2em',
      lineHeight: 1.35,
      color: palette.board.muted,
      textWrap: 'balance',
    },
    '& .next small': { display: 'block', fontSize: '0.6em' },
  } as const;
}

function stepStyles({ vars: { palette }, typography }: Theme) {
  return {
    '--metal': palette.gold.main,
    '&[data-place="2"]': { '--metal': silver },
    '&[data-place="3"]': { '--metal': copper },
    position: 'relative',
    textAlign: 'center',
    '& > *': { position: 'relative' },
    '& p, & h1': { m: 0 },
    '& .category': {
      ...typography.h3,
      fontSize: '2em',
      lineHeight: 1.2,
      color: palette.board.contrastText,
      overflowWrap: 'anywhere',
    },
    '& h1': {
      ...typography.h1,
      fontSize: '3em',
      lineHeight: 1.15,
      color: 'var(--metal)',
      textWrap: 'balance',
    },
    '& .crown': { display: 'block', mx: 'auto', fontSize: '1.1em' },
    '& ul': {
      ...plain,
      mt: '0.75em',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '1.5em 3em',
    },
    '& li': { flex: '0 1 auto', minWidth: 0, maxWidth: '100%' },
    '&[data-count="few"] li': { flexBasis: '26%' },
    '& .robot': {
      width: '12em',
      mx: 'auto',
      mb: '0.6em',
      p: '0.9em',
      borderRadius: '50%',
      border: '0.25em solid var(--metal)',
      // The gap between the rim of a solder pad and its metal.
      boxShadow: `inset 0 0 0 0.3em ${palette.board.deep}`,
      backgroundColor: palette.board.main,
    },
    '&[data-count="few"] .robot': { width: '8em' },
    '&[data-count="many"] .robot': { display: 'none' },
    '& strong': {
      ...typography.h1,
      display: 'block',
      fontSize: '4.4em',
      lineHeight: 1.08,
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    '&[data-count="few"] strong': { fontSize: '2.4em' },
    '&[data-count="many"] strong': { fontSize: '1.8em' },
    '& span': {
      display: 'block',
      mt: '0.4em',
      fontSize: '1.7em',
      lineHeight: 1.25,
      color: palette.board.muted,
      textWrap: 'balance',
    },
    '&[data-count="few"] span, &[data-count="many"] span': { fontSize: '1.2em' },
    '@media (prefers-reduced-motion: no-preference)': {
      '& ul': { animation: 'ceremony-rise 600ms cubic-bezier(0.2, 0.8, 0.2, 1) both' },
      '@keyframes ceremony-rise': { from: { opacity: 0, transform: 'translateY(0.8em)' } },
    },
  } as const;
}

function podiumStyles({ vars: { palette }, typography }: Theme) {
  return {
    alignSelf: 'end',
    textAlign: 'center',
    '& p': { m: 0 },
    '& .category': { ...typography.h3, fontSize: '2.2em', mb: '1em', overflowWrap: 'anywhere' },
    '& ol': {
      ...plain,
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: 'end',
      gap: '1em',
      maxWidth: '52em',
      mx: 'auto',
    },
    '& ol > li': { '--metal': palette.gold.main, gridRow: 1, gridColumn: 2, minWidth: 0 },
    '& [data-place="2"]': { '--metal': silver, gridColumn: 1 },
    '& [data-place="3"]': { '--metal': copper, gridColumn: 3 },
    '& ul': { ...plain, mb: '0.8em', display: 'grid', gap: '0.6em' },
    '& .robot': { width: '7em', mx: 'auto', mb: '0.4em' },
    '& [data-place="1"] .robot': { width: '9em' },
    '& strong': {
      ...typography.h4,
      display: 'block',
      fontSize: '1.5em',
      lineHeight: 1.15,
      overflowWrap: 'anywhere',
    },
    '& [data-place="1"] strong': { fontSize: '2em', color: palette.gold.main },
    '& span': { display: 'block', fontSize: '1.05em', color: palette.board.muted, lineHeight: 1.3 },
    '& .block': {
      ...typography.h1,
      fontSize: '3.4em',
      lineHeight: 1,
      pt: '0.35em',
      height: '2.2em',
      color: 'var(--metal)',
      backgroundColor: palette.board.main,
      border: `1px solid ${palette.board.line}`,
      borderTop: '0.12em solid var(--metal)',
      borderBottom: 0,
    },
    '& [data-place="1"] .block': { height: '3.4em' },
    '& [data-place="3"] .block': { height: '1.6em' },
  } as const;
}
