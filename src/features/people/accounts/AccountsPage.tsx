import { useRef, useState } from 'react';
import { Box, Container, Dialog, DialogTitle, Typography } from '@mui/material';
import type { Account } from '../../../../openapi/schema.d.ts';
import {
  useCreateResetLinkMutation,
  useEraseParticipantMutation,
  useFindAccountsQuery,
} from '../../../api/managedAccounts.ts';
import { paths } from '../../../paths.ts';
import { useFocusWithMouse } from '../../../ui/dialogs/restoreFocus.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { useListParams } from '../../../ui/lists/useListParams.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { HandedOverLink } from '../HandedOverLink.tsx';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { PointList } from '../../../ui/lists/PointList.tsx';
import { PasswordDialog } from '../PasswordDialog.tsx';
import { AccountTable } from './AccountTable.tsx';
import { copy } from './copy.ts';
import { NewClubs } from './NewClubs.tsx';
import { useClubState } from './useClubState.ts';

const minLength = 2;
const maxLength = 100;

type Link = { message: string; url: string };

/** Finds accounts, makes links for forgotten passwords, and shows which clubs wait for a review. */
export default function AccountsPage() {
  usePageTitle(copy.title);
  const { params, committed, setQuery, commitQuery } = useListParams();
  const search = committed.query.trim().slice(0, maxLength);
  const query = useFindAccountsQuery({ search }, { skip: search.length < minLength });
  const [resetting, setResetting] = useState<Account>();
  const [erasing, setErasing] = useState<Account>();
  const state = useClubState();
  const actions = {
    onReset: setResetting,
    onDeactivate: state.ask,
    onActivate: state.activate,
    onReview: state.review,
    onErase: setErasing,
  };
  const field = useRef<HTMLInputElement>(null);
  useFocusWithMouse(field);
  return (
    <>
      <WorkHeader title={copy.title} detail={copy.lead} fallback={paths.organiser.href()} />
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        <Box sx={{ mb: 2, '& > form': { maxWidth: { md: '40rem' } } }}>
          <SearchField
            label={copy.search}
            value={params.query}
            onChange={setQuery}
            onCommit={commitQuery}
            inputRef={field}
          />
        </Box>
        {search.length < minLength ? (
          <>
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {copy.hint.search}
            </Typography>
            <PointList label={copy.hint.label} points={copy.hint.found} />
            <NewClubs {...actions} />
          </>
        ) : (
          <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
            {({ data }) =>
              data.length > 0 ? (
                <AccountTable label={copy.table} accounts={data} {...actions} />
              ) : (
                <EmptyState message={copy.noneFound(search)} />
              )
            }
          </LoadedList>
        )}
      </Container>
      {resetting && <ResetDialogs account={resetting} onClose={() => setResetting(undefined)} />}
      {erasing && (
        <EraseDialog
          account={erasing}
          // The closing dialog first gives the focus back to the button of the row.
          onErased={() => setTimeout(() => field.current?.focus())}
          onClose={() => setErasing(undefined)}
        />
      )}
      <ConfirmDialog
        {...state.dialog}
        danger
        confirmLabel={copy.deactivating.confirm}
        cancelLabel={copy.deactivating.cancel}
      >
        {copy.deactivating.text}
      </ConfirmDialog>
    </>
  );
}

type ResetDialogsProps = { account: Account; onClose: () => void };

/** Asks for the password, then shows the link to hand over. */
function ResetDialogs({ account: { kind, id, name }, onClose }: ResetDialogsProps) {
  const [createLink] = useCreateResetLinkMutation();
  const [link, setLink] = useState<Link>();
  if (link)
    return (
      <Dialog open onClose={onClose} aria-labelledby="reset-title" maxWidth="sm" fullWidth>
        <DialogTitle id="reset-title">{copy.linkFor(name)}</DialogTitle>
        <HandedOverLink {...link} label={copy.link} onClose={onClose} />
      </Dialog>
    );
  return (
    <PasswordDialog
      title={copy.resetting.title(name)}
      text={copy.resetting.text}
      confirm={copy.resetting.confirm}
      failed={copy.resetFailed}
      send={(body) => createLink({ kind, id, body })}
      onSent={({ message, link: url }) => setLink({ message, url })}
      onClose={onClose}
    />
  );
}

type EraseDialogProps = {
  account: Account;
  /** Called when the row is about to go. */
  onErased: () => void;
  onClose: () => void;
};

/** Says what goes and what stays, asks for the password, and erases the participant. */
function EraseDialog({ account: { id, name, club }, onErased, onClose }: EraseDialogProps) {
  const [erase] = useEraseParticipantMutation();
  const toast = useToast();
  return (
    <PasswordDialog
      title={copy.erasing.title(name)}
      text={copy.erasing.text(club?.name)}
      confirm={copy.erasing.confirm}
      danger
      failed={copy.eraseFailed}
      send={(body) => erase({ id, body })}
      onSent={({ message }) => {
        toast.success(message);
        onClose();
        onErased();
      }}
      onClose={onClose}
    />
  );
}
