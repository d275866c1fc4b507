import { readWholeTeamCode } from '../../../../openapi/texts/teamCodes.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { StatePage } from '../../../ui/states/StatePage.tsx';
import { TeamCodeForm } from './TeamCodeForm.tsx';
import { copy } from './copy.ts';

/** No team has the code that was opened. */
export function UnknownTeam({ typed }: { typed: string }) {
  return (
    <StatePage title={copy.title} fallback={paths.turns.href()}>
      <EmptyState message={readWholeTeamCode(typed) ? copy.missing : copy.notACode} />
      <TeamCodeForm typed={typed} />
    </StatePage>
  );
}
