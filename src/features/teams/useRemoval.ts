import { useState } from 'react';
import type { Team, TeamMember } from '../../../openapi/schema.d.ts';
import { serverMessage } from '../../api/errors.ts';
import { useRemoveMemberMutation } from '../../api/teams.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { membersShown, type Removal } from './members.ts';

const highlightMilliseconds = 600;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Removes members of a team after a question: the rows to show, whom the question is about, and
 * what came of it as a toast. The question ends with the right to remove (`allowed`), as when
 * somebody signs out in another tab.
 */
export function useRemoval(team: Team, allowed: boolean) {
  const [removeMember] = useRemoveMemberMutation();
  const toast = useToast();
  const [removals, setRemovals] = useState<Removal[]>([]);
  // The name stays when the dialog closes, for as long as it fades.
  const [question, setQuestion] = useState<{ open: boolean; member?: TeamMember }>({ open: false });
  const rows = membersShown(team, removals);
  const close = () => setQuestion(({ member }) => ({ open: false, member }));
  if (question.open && !allowed) close();

  const dropRow = async (member: TeamMember, place: number) => {
    const removal = { member, place, from: team, leaving: true };
    setRemovals((current) => [...current, removal]);
    await wait(highlightMilliseconds);
    setRemovals((current) =>
      current.map((one) => (one === removal ? { ...removal, leaving: false } : one)),
    );
  };
  const remove = async (member: TeamMember) => {
    const place = rows.findIndex((row) => row.member.participant_id === member.participant_id);
    const { data, error } = await removeMember({
      participantId: member.participant_id,
      team_id: team.team_id,
    });
    close();
    if (!data || data.success === false) {
      toast.error(`❌ ${serverMessage(error ?? { data }) ?? copy.removal.failed}`);
      return;
    }
    void dropRow(member, place).then(() =>
      toast.success(`✅ ${data.message || copy.removal.removed(member.name)}`),
    );
  };

  const { run, busy } = useOneAtATime(remove);
  return {
    rows,
    question,
    busy,
    ask: (member: TeamMember) => setQuestion({ open: true, member }),
    cancel: close,
    // A dialog that is fading can still be clicked.
    confirm: () => {
      if (question.open && question.member) void run(question.member);
    },
  };
}
