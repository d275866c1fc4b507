import { pageUrl } from '../../lib/urls/pageUrl.ts';
import { paths } from '../../paths.ts';
import { ShareButton } from '../../ui/page/ShareButton.tsx';
import { callText } from './callText.ts';
import { copy } from './copy.ts';
import type { ReadinessLine } from './readinessLines.ts';

/** Shares the call of a registered team with its parents. */
export const CallButton = ({ team, tournament }: Pick<ReadinessLine, 'team' | 'tournament'>) => (
  <ShareButton
    title={tournament.title}
    text={callText({ tournament, team, members: team.member_names ?? [] })}
    url={pageUrl(paths.tournament.href({ id: tournament.id }))}
    label={copy.call.open(team.name, tournament.title)}
    size="small"
    variant="text"
  />
);
