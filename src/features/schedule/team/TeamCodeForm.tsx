import { readWholeTeamCode } from '../../../../openapi/texts/teamCodes.ts';
import { paths } from '../../../paths.ts';
import { CodeForm } from '../../../ui/forms/CodeForm.tsx';
import { copy } from './copy.ts';

function read(text: string) {
  const code = readWholeTeamCode(text);
  return code === undefined ? { problem: copy.code.invalid } : { code };
}

/** Opens the turns of the team of a code; begins with one that found none. */
export const TeamCodeForm = ({ typed }: { typed?: string | undefined }) => (
  <CodeForm
    texts={copy.code}
    typed={typed}
    read={read}
    href={(code) => paths.teamTurns.href({ code })}
  />
);
