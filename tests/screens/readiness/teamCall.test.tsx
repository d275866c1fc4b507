import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { participants, teamMembers } from '../../../server/db/schema.ts';
import '../../../src/features/readiness/ReadinessPage.tsx';
import { useReadinessPage } from '../../support/screens/readiness.ts';

const { open, findLine, makeTeams, addTournament, register, backend } = useReadinessPage();

it('the call of a registered team says when, where and who, with the link of the tournament', async () => {
  const tournament = await addTournament();
  const [team = 0] = await makeTeams('Tim Siap');
  await register(team, tournament);
  const [member] = await backend.db
    .select({ name: participants.name })
    .from(teamMembers)
    .innerJoin(participants, eq(participants.id, teamMembers.participantId))
    .where(eq(teamMembers.teamId, team));
  const { user } = await open();
  const line = within(await findLine('Tim Siap'));
  await user.click(line.getByRole('button', { name: /^Bagikan panggilan Tim Siap ke / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bagikan' }));
  const lines = dialog
    .getByRole<HTMLTextAreaElement>('textbox', { name: 'Teks' })
    .value.split('\n');
  expect(lines[0]).toMatch(/^Panggilan tim Tim Siap: /);
  expect(lines).toContain('Kategori: Line Follower');
  expect(lines).toContain(`Anggota: ${member?.name}`);
  expect(lines.at(-1)).toBe(`http://localhost:3000/tournaments/${tournament}`);
});
