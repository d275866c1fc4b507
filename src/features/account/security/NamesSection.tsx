import { useId } from 'react';
import { Box, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material';
import type { NameForm } from '../../../../openapi/schema.d.ts';
import { useSetClubNamesMutation } from '../../../api/clubMutations.ts';
import { useGetClubQuery } from '../../../api/clubs.ts';
import { errorText, isSessionExpired } from '../../../api/errors.ts';
import { useClub } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SectionHeading } from '../../../ui/page/SectionHeading.tsx';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';
import { securityErrorText } from './securityErrorText.ts';

/** How public pages name the participants of the signed-in club; a choice is saved at once. */
export function NamesSection() {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.names.title} lead={copy.names.lead} />
      <NamesChoice labelledBy={headingId} />
    </Box>
  );
}

function NamesChoice({ labelledBy }: { labelledBy: string }) {
  const { id = 0 } = useClub() ?? {};
  const { currentData, error, isFetching, refetch } = useGetClubQuery({ id }, { skip: id === 0 });
  const choose = useChoice();
  if (!currentData && isFetching)
    return (
      <Box role="status" aria-label={copy.names.loading}>
        <Skeleton variant="rounded" height={108} sx={{ maxWidth: 560 }} />
      </Box>
    );
  if (!currentData)
    return (
      <ErrorState
        inline
        message={errorText(error, { failed: copy.names.unknown, unreachable: copy.unreachable })}
        onRetry={() => void refetch()}
      />
    );
  const { names } = currentData.data;
  if (!names) return <Typography>{copy.unsupported}</Typography>;
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      value={names}
      onChange={(_, value) => void choose(value as NameForm)}
      sx={{ gap: 1 }}
    >
      {(['short', 'full'] as const).map((form) => (
        <FormControlLabel
          key={form}
          value={form}
          control={<Radio />}
          label={copy.names[form]}
          sx={{ minHeight: 44, mr: 0 }}
        />
      ))}
    </RadioGroup>
  );
}

function useChoice() {
  const [setNames] = useSetClubNamesMutation();
  const toast = useToast();
  return async (names: NameForm) => {
    const { data, error } = await setNames({ body: { names } });
    if (data) toast.success(data.message || copy.names.done);
    else if (!isSessionExpired(error)) toast.error(securityErrorText(error, copy.names.failed));
  };
}
