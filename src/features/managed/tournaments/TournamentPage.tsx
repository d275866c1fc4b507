import { useParams } from 'react-router-dom';
import type { ManagedTournament, TournamentInput } from '../../../../openapi/schema.d.ts';
import { isStatus } from '../../../api/errors.ts';
import {
  useCreateTournamentMutation,
  useGetManagedTournamentQuery,
  useUpdateTournamentMutation,
  useUploadTournamentPictureMutation,
} from '../../../api/managedTournaments.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { organiserPaths } from '../../../paths.ts';
import { type EditorKind, ManagedEditorPage } from '../lists/ManagedEditorPage.tsx';
import { copy } from './copy.ts';
import { CopyTournament } from './CopyTournament.tsx';
import { EventLinks } from './EventLinks.tsx';
import { StatusActions } from './StatusActions.tsx';
import { TournamentStatusChip } from './TournamentStatusChip.tsx';
import { TournamentFields } from './TournamentFields.tsx';
import { tournamentValues, type TournamentValues } from './tournamentValues.ts';

const tournament: EditorKind<ManagedTournament, TournamentValues, TournamentInput> = {
  draftName: 'tournament-edit',
  texts: { ...copy.texts, failed: copy.page.failed },
  listPath: organiserPaths.tournaments.href(),
  path: organiserPaths.tournament,
  values: tournamentValues,
  Fields: TournamentFields,
  picture: {
    lead: copy.page.picture,
    path: ({ image }) => image,
    ratio: '16 / 9',
    isLast: true,
  },
  detail: ({ status }) => <TournamentStatusChip status={status} />,
  action: (saved) => <StatusActions tournament={saved} />,
  links: (saved) => (
    <EventLinks tournament={saved} action={<CopyTournament tournament={saved} />} />
  ),
};

/** Creates a tournament, or changes the one in the URL. */
export default function TournamentPage() {
  const id = parseId(useParams().id);
  const query = useGetManagedTournamentQuery({ id: id ?? 0 }, { skip: id === undefined });
  const isMissing = id === undefined || isStatus(query.error, 404, 422);
  const data = query.currentData ? [query.currentData.data] : isMissing ? [] : undefined;
  const [create] = useCreateTournamentMutation();
  const [update] = useUpdateTournamentMutation();
  const [upload] = useUploadTournamentPictureMutation();
  const list = { ...query, currentData: data && { data } };
  return <ManagedEditorPage kind={tournament} requests={{ list, create, update, upload }} />;
}
