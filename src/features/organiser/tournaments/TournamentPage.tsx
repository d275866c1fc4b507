import { Button, Container, Skeleton } from '@mui/material';
import TeamsIcon from '@mui/icons-material/HowToRegOutlined';
import ScoreIcon from '@mui/icons-material/ScoreboardOutlined';
import { Link, useParams } from 'react-router-dom';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { isStatus } from '../../../api/errors.ts';
import {
  useGetManagedTournamentQuery,
  useUploadTournamentPictureMutation,
} from '../../../api/managedTournaments.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { organiserPaths, paths } from '../../../paths.ts';
import { useOrganiser } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import defaultBanner from '../../../ui/pictures/defaultTournamentBanner.svg';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { errorText } from '../errorText.ts';
import { EditorColumns } from '../form/EditorColumns.tsx';
import { PictureField } from '../form/PictureField.tsx';
import { MissingState } from '../MissingState.tsx';
import { PublicPageLink } from '../PublicPageLink.tsx';
import { copy } from './copy.ts';
import { StatusActions } from './StatusActions.tsx';
import { StatusChip } from './StatusChip.tsx';
import { TournamentForm } from './TournamentForm.tsx';
import { useTournamentForm } from './useTournamentForm.ts';

const fallback = organiserPaths.tournaments.href();

/** Creates a tournament, or changes the one in the URL. */
export default function TournamentPage() {
  const { id } = useParams();
  return id === undefined ? <NewTournament /> : <ExistingTournament key={id} id={parseId(id)} />;
}

function NewTournament() {
  usePageTitle(copy.page.new);
  const state = useTournamentForm(useOrganiser()?.id ?? 0);
  return (
    <>
      <WorkHeader title={copy.page.new} detail={copy.page.isNew} fallback={fallback} />
      <Container maxWidth="md" sx={{ pt: 3 }}>
        <TournamentForm state={state} saved={[]} />
      </Container>
    </>
  );
}

function ExistingTournament({ id }: { id: number | undefined }) {
  const { currentData, error, isFetching, refetch } = useGetManagedTournamentQuery(
    { id: id ?? 0 },
    { skip: id === undefined },
  );
  const tournament = currentData?.data;
  if (tournament) return <TournamentEditor tournament={tournament} />;
  return (
    <>
      <WorkHeader title={copy.list.title} fallback={fallback} />
      <Container maxWidth="md" sx={{ pt: 3 }}>
        {isFetching ? (
          <Skeleton role="status" aria-label={copy.page.loading} variant="rounded" height={420} />
        ) : id === undefined || isStatus(error, 404, 422) ? (
          <MissingState message={copy.page.missing} to={fallback} toLabel={copy.page.toList} />
        ) : (
          <ErrorState message={errorText(error, copy.page.failed)} onRetry={() => void refetch()} />
        )}
      </Container>
    </>
  );
}

function TournamentEditor({ tournament }: { tournament: ManagedTournament }) {
  const { id, title, status, image, categories } = tournament;
  usePageTitle(title);
  const [uploadPicture] = useUploadTournamentPictureMutation();
  const state = useTournamentForm(useOrganiser()?.id ?? 0, tournament);
  return (
    <>
      <WorkHeader
        title={title}
        detail={<StatusChip status={status} />}
        fallback={fallback}
        action={<StatusActions tournament={tournament} />}
      />
      <Container sx={{ pt: 3 }}>
        <EditorColumns form={<TournamentForm state={state} saved={categories} />}>
          <PictureField
            {...copy.picture}
            path={image}
            fallback={defaultBanner}
            ratio="16 / 9"
            upload={(picture) => uploadPicture({ id, body: { picture } })}
          />
          {status !== 'draft' && (
            <Button
              variant="outlined"
              component={Link}
              to={organiserPaths.registrations.href({ id })}
              startIcon={<TeamsIcon />}
            >
              {copy.page.registrations}
            </Button>
          )}
          {categories.length > 0 && (
            <Button
              component={Link}
              to={`${organiserPaths.scores.href()}?tournament=${id}`}
              startIcon={<ScoreIcon />}
            >
              {copy.page.scores}
            </Button>
          )}
          {status !== 'draft' && <PublicPageLink to={paths.tournament.href({ id })} />}
        </EditorColumns>
      </Container>
    </>
  );
}
