import { Box, Skeleton, Typography } from '@mui/material';
import { useGetClubQuery } from '../../../api/clubs.ts';
import { errorText } from '../../../api/errors.ts';
import { useClub } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { PublicViewForm } from './PublicViewForm.tsx';

/** What public pages show of the participants of the signed-in club. */
export function PublicViewSection() {
  return (
    <FormSection title={copy.publicView.title} lead={copy.publicView.lead}>
      <StoredChoice />
    </FormSection>
  );
}

function StoredChoice() {
  const { id = 0 } = useClub() ?? {};
  const { currentData, error, isFetching, refetch } = useGetClubQuery({ id }, { skip: id === 0 });
  if (!currentData && isFetching)
    return (
      <Box role="status" aria-label={copy.publicView.loading}>
        <Skeleton variant="rounded" height={360} />
      </Box>
    );
  if (!currentData)
    return (
      <ErrorState
        inline
        message={errorText(error, {
          failed: copy.publicView.unknown,
          unreachable: accountCopy.server.unreachable,
        })}
        onRetry={() => void refetch()}
      />
    );
  const { names, portraits } = currentData.data;
  if (!names) return <Typography>{accountCopy.server.unsupported}</Typography>;
  return <PublicViewForm stored={{ names, portraits }} />;
}
