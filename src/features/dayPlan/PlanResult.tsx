import { useId } from 'react';
import { Box, Card, Typography } from '@mui/material';
import type { DayPlan, ManagedTournament } from '../../../openapi/schema.d.ts';
import { useResultFocus } from '../../ui/hooks/useResultFocus.ts';
import { Notice } from '../../ui/states/Notice.tsx';
import { headerHeight } from '../../ui/styles/styles.ts';
import { ArenaColumns } from './arenas/ArenaColumns.tsx';
import type { PlanChanges } from './arenas/usePlanChanges.ts';
import { copy } from './copy.ts';
import { summarisePlan } from './summarisePlan.ts';

const texts = copy.result;

type PlanResultProps = {
  plan: DayPlan;
  /** Whether somebody has asked for it now, and it is not saved. */
  isPreview: boolean;
  tournament: ManagedTournament;
  /** Left out as long as it cannot be changed. */
  changes: PlanChanges | undefined;
};

/** What a plan means, and the plan itself by arena. */
export function PlanResult({ plan, isPreview, tournament, changes }: PlanResultProps) {
  const headingId = useId();
  const heading = useResultFocus<HTMLHeadingElement>(isPreview);
  const { end, size, categories, short, missing } = summarisePlan(plan, tournament);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography
        id={headingId}
        ref={heading}
        tabIndex={-1}
        variant="h5"
        component="h2"
        className="no-print"
        sx={headingStyles}
      >
        {isPreview ? texts.preview : texts.saved}
      </Typography>
      <Box className="no-print">
        {short && (
          <Notice severity="error" sx={{ mb: 2 }}>
            <Typography component="p" sx={{ fontWeight: 700 }}>
              {short}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {missing.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </Box>
            {texts.shortHint}
          </Notice>
        )}
        <Card sx={{ p: { xs: 2, sm: 3 }, mb: 2.5 }}>
          {end ? (
            <>
              <Typography variant="h4" component="p">
                {end}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{size}</Typography>
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {categories.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </Box>
            </>
          ) : (
            <Typography>{short ? texts.nothingFits : texts.nothing}</Typography>
          )}
        </Card>
        {plan.keeps_wishes === false && (
          <Notice severity="info" sx={{ mb: 2 }}>
            {texts.wishes}
          </Notice>
        )}
        {end && !isPreview && !changes && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {texts.saveFirst}
          </Typography>
        )}
        {end && plan.mode === 'queue' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {texts.estimates}
          </Typography>
        )}
      </Box>
      {end && <ArenaColumns plan={plan} tournament={tournament} changes={changes} />}
    </Box>
  );
}

const headingStyles = {
  mt: 1,
  mb: 1.5,
  scrollMarginTop: `${headerHeight + 16}px`,
  outline: 'none',
};
