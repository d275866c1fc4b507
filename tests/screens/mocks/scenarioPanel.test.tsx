import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clubMessages } from '../../../src/mocks/scenarios/clubMessages.ts';
import { participantMessages } from '../../../src/mocks/scenarios/participantMessages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { useScenarioPanel } from '../../support/screens/scenarioPanel.tsx';

const { open, stop, clearScenarios } = useScenarioPanel();

const opener = () => screen.getByRole('button', { name: /^QA/ });
const panel = () => within(screen.getByRole('dialog', { name: 'QA scenarios' }));
const ask = (path: string) => fetch(`http://localhost:3000${path}`);
const statusOf = async (path: string) => (await ask(path)).status;

describe('the scenario panel', () => {
  it('opens by its button and its keys, and closes with Escape', async () => {
    const { user } = await open();
    expect(opener()).toHaveAccessibleName('QA');
    await user.click(opener());
    expect(panel().getByRole('button', { name: 'Close' })).toHaveFocus();
    await expectAccessible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    await user.keyboard('{Alt>}{Shift>}[KeyQ]{/Shift}{/Alt}');
    expect(panel().getByText('None: the product is as it is.')).toBeVisible();
  });

  it('lays scenarios over the running product, and takes them away again', async () => {
    const { user, controller } = await open();
    await user.click(opener());
    const list = panel();
    fireEvent.change(list.getByLabelText('Find a scenario'), { target: { value: '500' } });
    expect(
      list.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
    ).toEqual(['server-500']);
    await user.selectOptions(list.getByLabelText('server-500: operation'), 'listTeams');
    await user.click(list.getByRole('button', { name: 'Add server-500' }));
    expect(list.getByRole('button', { name: 'Add server-500' })).toBeDisabled();
    expect(await statusOf('/api/teams')).toBe(500);
    expect(await statusOf('/api/blogs')).toBe(200);
    await user.selectOptions(list.getByLabelText('server-500: operation'), 'listBlogs');
    await user.click(list.getByRole('button', { name: 'Add server-500' }));
    expect(await statusOf('/api/blogs')).toBe(500);
    expect(opener()).toHaveAccessibleName('QA · 2');
    await user.click(list.getByRole('button', { name: 'Remove server-500:listTeams' }));
    expect(await statusOf('/api/teams')).toBe(200);
    expect(await statusOf('/api/blogs')).toBe(500);
    await user.click(list.getByRole('button', { name: 'Remove all' }));
    expect(await statusOf('/api/blogs')).toBe(200);
    expect(controller.getState().active).toEqual([]);
    fireEvent.change(list.getByLabelText('Find a scenario'), {
      target: { value: 'nothing like it' },
    });
    expect(list.getByText('No scenario matches.')).toBeVisible();
  });

  it('takes them from the address, remembers them for the tab, and gives the link to them', async () => {
    const { location } = await open('html-error-page:listTeams,nobody,server-500:x');
    expect(location.href).toBe('http://localhost:3000/teams?page=2#top');
    expect(await statusOf('/api/teams')).toBe(502);
    expect(
      panel()
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toEqual(['No such scenario: nobody.', 'No such scenario: server-500:x.']);
    expect(panel().getByRole('link', { name: 'Link to this state' })).toHaveAttribute(
      'href',
      'http://localhost:3000/teams?page=2&scenario=html-error-page:listTeams#top',
    );

    cleanup();
    clearScenarios();
    expect((await open()).controller.getState().active).toEqual([
      { name: 'html-error-page', value: 'listTeams' },
    ]);
    expect(await statusOf('/api/teams')).toBe(502);
    cleanup();
    const cleared = await open('', 'http://localhost:3000/?scenario=');
    expect(cleared.controller.getState().active).toEqual([]);
    expect(cleared.location.href).toBe('http://localhost:3000/');
  });

  it('says at once that a name or a parameter does not exist', async () => {
    const { user } = await open('Visitor,ledaer,sever-500:listteam');
    expect(opener()).toHaveAccessibleName('QA · 1');
    expect(panel().getByText('No such scenario: ledaer.')).toBeVisible();
    expect(panel().getByText('No such scenario: sever-500:listteam.')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Remove all' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sets the time and signs in before the product starts, and reloads the page where that changes', async () => {
    const { user, setClock, location } = await open('clock=2030-06-01T08:00Z,club');
    expect(new Date().getUTCFullYear()).toBe(2030);
    expect(setClock.mock.calls.map(([at]) => at?.toISOString())).toEqual([
      '2030-06-01T08:00:00.000Z',
    ]);
    expect(window.localStorage.getItem('gh_token')).toMatch(/^[\w-]{40,}$/);
    await user.click(opener());
    const list = panel();
    const time = list.getByLabelText(/^clock/);
    fireEvent.change(time, { target: { value: 'tomorrow' } });
    expect(list.getByRole('button', { name: 'Add clock' })).toBeDisabled();
    fireEvent.change(time, { target: { value: '2031-06-01T08:00Z' } });
    await user.click(list.getByRole('button', { name: 'Add clock' }));
    expect(
      list.queryByRole('button', { name: 'Remove clock=2030-06-01T08:00Z' }),
    ).not.toBeInTheDocument();
    expect(location.reload).toHaveBeenCalledOnce();

    cleanup();
    stop();
    // Without the time, the backend is set right again.
    expect((await open('leader')).setClock.mock.calls).toEqual([[undefined]]);
    expect(window.localStorage.getItem('authToken')).toMatch(/^[\w-]{40,}$/);
  });

  it('links each message of the specifications to its page and scenarios', async () => {
    const { user } = await open('club,offline:createTeam', 'http://localhost:3000/faq');
    await user.click(opener());
    await user.click(panel().getByRole('tab', { name: 'Messages' }));
    const links = () =>
      within(panel().getByRole('tabpanel'))
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links()).toHaveLength(participantMessages.length + clubMessages.length);
    const search = (value: string) =>
      fireEvent.change(panel().getByLabelText('Find a message'), { target: { value } });
    search('gagal update');
    expect(panel().getByRole('heading', { level: 4, name: 'Gagal update tim' })).toBeVisible();
    expect(links()).toEqual([
      'http://localhost:3000/schoolclub/team?scenario=club,error-without-message:updateTeam',
    ]);
    search('nothing like it');
    expect(panel().getByText('No message matches.')).toBeVisible();
  });

  it('signs out whoever the address does not name, and takes the session away while the product runs', async () => {
    await open('leader,club');
    expect([
      window.localStorage.getItem('authToken'),
      window.localStorage.getItem('gh_token'),
    ]).toEqual([expect.any(String), expect.any(String)]);
    cleanup();
    const { controller } = await open('club');
    expect([
      window.localStorage.getItem('authToken'),
      window.localStorage.getItem('gh_token'),
    ]).toEqual([null, expect.any(String)]);
    const heard = vi.fn<() => void>();
    window.addEventListener('storage', heard);
    await act(() => controller.add({ name: 'lost-session', value: 'token' }));
    window.removeEventListener('storage', heard);
    expect(heard).toHaveBeenCalledOnce();
    expect([
      window.localStorage.getItem('gh_token'),
      window.localStorage.getItem('gh_user'),
    ]).toEqual([null, expect.any(String)]);
    cleanup();
    await open('visitor');
    expect(window.localStorage.getItem('gh_user')).toBeNull();
  });

  it('opens the page although an account cannot be signed in, and says so', async () => {
    const { controller } = await open('club', undefined, async () =>
      Response.json({}, { status: 401 }),
    );
    expect(controller.getState().active).toEqual([{ name: 'club' }]);
    expect(panel().getByRole('alert')).toHaveTextContent(
      /^The account club could not be signed in\./,
    );
    expect(window.localStorage.getItem('gh_token')).toBeNull();
  });
});
