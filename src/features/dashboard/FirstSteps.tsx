import { useId } from 'react';
import { Box, Button, Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CheckIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Link } from 'react-router-dom';
import type { ClubStats } from '../../../openapi/schema.d.ts';
import { paths } from '../../paths.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';

type FirstStepsProps = {
  counts: ClubStats;
  hasLogo: boolean;
  /** Whether the backend lets clubs import participants and register their teams. */
  isExtended: boolean;
  onCreateTeam: () => void;
};

/** What a new club does, in its order; nothing once it has done all that counts. */
export function FirstSteps({ counts, hasLogo, isExtended, onCreateTeam }: FirstStepsProps) {
  const headingId = useId();
  const { participants, teams, tournaments } = counts;
  if (participants > 0 && teams > 0 && tournaments > 0) return null;
  const steps = [
    {
      ...copy.firstSteps[isExtended ? 'import' : 'invite'],
      done: participants > 0,
      link: {
        component: Link,
        to: paths[
          isExtended ? 'schoolClubParticipantsImport' : 'schoolClubParticipantsInvite'
        ].href(),
      },
    },
    { ...copy.firstSteps.team, done: teams > 0, link: { onClick: onCreateTeam } },
    {
      ...copy.firstSteps.tournament,
      ...(!isExtended && copy.firstSteps.tournament.byMembers),
      done: tournaments > 0,
      link: {
        component: Link,
        to: (isExtended ? paths.schoolClubReadiness : paths.tournaments).href(),
      },
    },
    { ...copy.firstSteps.logo, done: hasLogo, link: undefined },
  ];
  const next = steps.findIndex(({ done }) => !done);
  return (
    <Card component="section" aria-labelledby={headingId} sx={cardStyles}>
      <Typography id={headingId} variant="h3" component="h2">
        {copy.firstSteps.title}
      </Typography>
      <Box component="ol" sx={listStyles}>
        {steps.map(({ title, text, action, done, link }, index) => (
          <Box component="li" key={title} aria-current={index === next ? 'step' : undefined}>
            {done ? <CheckIcon color="success" /> : <CircleIcon color="disabled" />}
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {title}
                <Box component="span" sx={visuallyHidden}>
                  {done ? copy.firstSteps.done : copy.firstSteps.open}
                </Box>
              </Typography>
              {!done && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {text}
                </Typography>
              )}
            </Box>
            {!done && link && (
              <Button
                variant={index === next ? 'contained' : 'outlined'}
                color={index === next ? 'gold' : 'primary'}
                {...link}
              >
                {action}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const cardStyles = ({ spacing, breakpoints }: Theme) => ({
  p: spacing(2.5),
  [breakpoints.up('md')]: { p: spacing(4) },
});

const listStyles = ({ vars: { palette } }: Theme) => ({
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5 },
  '& > li + li': { borderTop: `1px solid ${palette.divider}` },
});
