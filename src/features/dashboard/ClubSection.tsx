import { type RefObject, useId, useRef, useState } from 'react';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { ClubUser } from '../../session/storage.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SectionHeading } from '../../ui/page/headings/SectionHeading.tsx';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { ClubCard } from './ClubCard.tsx';
import { ClubDetails } from './ClubDetails.tsx';
import { copy } from './copy.ts';
import { ClubEditDialogs } from './clubEdit/ClubEditDialogs.tsx';
import { ClubEditForm } from './clubEdit/ClubEditForm.tsx';
import { useClubDetails } from './useClubDetails.ts';
import { useClubEdit } from './clubEdit/useClubEdit.ts';

/**
 * Shows the club's data and the form that edits it. If loading fails, the stored name, logo and
 * code stay visible.
 */
export function ClubSection({ club }: { club: ClubUser }) {
  const id = useId();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const [isConfirmingDiscard, setIsConfirmingDiscard] = useState(false);
  const { details, failure, retry } = useClubDetails(club.id);
  const edit = useClubEdit(club.id, details);

  const handleToggle = () => {
    if (!edit.isOpen) edit.open();
    else if (edit.hasUnsavedChanges()) setIsConfirmingDiscard(true);
    else edit.close();
  };
  return (
    <Box component="section" aria-labelledby={`${id}-heading`}>
      <SectionHeading
        id={`${id}-heading`}
        title={copy.club.title}
        action={
          <Stack direction="row" spacing={1}>
            {details ? (
              <EditToggle
                button={toggleRef}
                controls={`${id}-form`}
                isOpen={edit.isOpen}
                busy={edit.busy}
                onPress={handleToggle}
              />
            ) : (
              !failure && (
                <Skeleton variant="rounded" width={92} sx={{ height: { xs: 44, sm: 40 } }} />
              )
            )}
            <Button
              color="inherit"
              startIcon={<LockIcon />}
              component={Link}
              to={paths.schoolClubSecurity.href()}
            >
              {copy.page.security}
            </Button>
          </Stack>
        }
      />
      <Box role="status" sx={visuallyHidden}>
        {details || failure ? '' : copy.club.loading}
      </Box>
      <ClubCard club={details ?? club} code={details?.code ?? club.code}>
        {failure && <ErrorState inline message={failure} onRetry={retry} />}
        {details && edit.isOpen && <ClubEditForm id={`${id}-form`} club={details} edit={edit} />}
        {!failure && !edit.isOpen && <ClubDetails club={details} />}
      </ClubCard>
      <ClubEditDialogs
        edit={edit}
        isConfirmingDiscard={isConfirmingDiscard}
        onDiscardClosed={() => setIsConfirmingDiscard(false)}
        focusToggle={() => toggleRef.current?.focus()}
      />
    </Box>
  );
}

type EditToggleProps = {
  button: RefObject<HTMLButtonElement | null>;
  controls: string;
  isOpen: boolean;
  busy: boolean;
  onPress: () => void;
};

function EditToggle({ button, controls, isOpen, busy, onPress }: EditToggleProps) {
  return (
    <Button
      ref={button}
      lang="en"
      variant="outlined"
      startIcon={isOpen ? <CloseIcon /> : <EditIcon />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      disabled={busy}
      onClick={onPress}
    >
      {isOpen ? copy.edit.cancel : copy.edit.open}
    </Button>
  );
}
