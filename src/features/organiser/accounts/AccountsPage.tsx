import { useState } from 'react';
import { Box, Container, Dialog, DialogTitle, Typography } from '@mui/material';
import type { Account } from '../../../../openapi/schema.d.ts';
import {
  useCreateResetLinkMutation,
  useFindAccountsQuery,
} from '../../../api/organisedAccounts.ts';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useListParams } from '../../../ui/useListParams.ts';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { useToast } from '../../../ui/useToast.ts';
import { WorkHeader } from '../../../ui/WorkHeader.tsx';
import { errorText } from '../errorText.ts';
import { HandedOverLink } from '../HandedOverLink.tsx';
import { LoadedList } from '../LoadedList.tsx';
import { AccountTable } from './AccountTable.tsx';
import { copy } from './copy.ts';
import { useClubState } from './useClubState.ts';

const minLength = 2;
const maxLength = 100;

type Link = { name: string; message: string; url: string };

/** Finds the account of somebody who has forgotten the password, and makes a link for it. */
export default function AccountsPage() {
  usePageTitle(copy.title);
  const { params, committed, setQuery, commitQuery } = useListParams();
  const search = committed.query.trim().slice(0, maxLength);
  const query = useFindAccountsQuery({ search }, { skip: search.length < minLength });
  const { reset, link, close } = useResetLink();
  const state = useClubState();
  return (
    <>
      <WorkHeader title={copy.title} detail={copy.lead} fallback={paths.organiser.href()} />
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        <Box sx={{ mb: 2 }}>
          <SearchField
            label={copy.search}
            value={params.query}
            onChange={setQuery}
            onCommit={commitQuery}
          />
        </Box>
        {search.length < minLength ? (
          <Typography sx={{ color: 'text.secondary' }}>{copy.hint}</Typography>
        ) : (
          <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
            {({ data }) =>
              data.length > 0 ? (
                <AccountTable
                  accounts={data}
                  onReset={reset}
                  onDeactivate={state.ask}
                  onActivate={state.activate}
                />
              ) : (
                <EmptyState message={copy.noneFound(search)} />
              )
            }
          </LoadedList>
        )}
      </Container>
      {link && (
        <Dialog open onClose={close} aria-labelledby="reset-title" maxWidth="sm" fullWidth>
          <DialogTitle id="reset-title">{copy.linkFor(link.name)}</DialogTitle>
          <HandedOverLink message={link.message} url={link.url} label={copy.link} onClose={close} />
        </Dialog>
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

function useResetLink() {
  const [createLink] = useCreateResetLinkMutation();
  const [link, setLink] = useState<Link>();
  const toast = useToast();
  const { run } = useSingleFlight(async ({ kind, id, name }: Account) => {
    const { data, error } = await createLink({ kind, id });
    if (data) setLink({ name, message: data.message, url: data.link });
    else toast.error(errorText(error, copy.resetFailed));
  });
  return { reset: (account: Account) => void run(account), link, close: () => setLink(undefined) };
}
