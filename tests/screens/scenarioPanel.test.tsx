import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { catalogue, getMessage } from '../../src/mocks/messages/catalogue.ts';
import { describeSteps } from '../../src/mocks/messages/describeSteps.ts';
import { expectAccessible } from '../support/browser/accessibility.ts';
import { useScenarioPanel } from '../support/screens/scenarioPanel.tsx';

const { open, stop, clearScenarios, renderApp } = useScenarioPanel();

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
    const first = await open('html-error-page:listTeams,nobody,server-500:x');
    expect(first.location.href).toBe('http://localhost:3000/teams?page=2#top');
    expect(await statusOf('/api/teams')).toBe(502);
    expect(screen.getByRole('alert')).toHaveTextContent('No such scenario: nobody.');
    await first.user.click(opener());
    expect(
      panel()
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'No such scenario: nobody.',
      'No such scenario: server-500:x. Did you mean server-500:<operation>?',
    ]);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await first.user.click(panel().getByRole('button', { name: 'Copy link' }));
    expect(await panel().findByText('The link is copied.')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(
      'http://localhost:3000/teams?page=2&scenario=html-error-page:listTeams#top',
    );
    write.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    await first.user.click(panel().getByRole('button', { name: 'Copy link' }));
    expect(await panel().findByLabelText('Link to this state')).toHaveFocus();

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

  it('says at once that a name is misspelt, and which one is meant', async () => {
    const { user } = await open('Visitor,ledaer,sever-500:listteam');
    expect(opener()).toHaveAccessibleName('QA · 1');
    const problems = within(screen.getByRole('alert'));
    expect(problems.getByText('No such scenario: ledaer. Did you mean leader?')).toBeVisible();
    expect(
      problems.getByText(
        'No such scenario: sever-500:listteam. Did you mean server-500:listTeams?',
      ),
    ).toBeVisible();
    await user.click(problems.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('moves to the other edge and remembers it', async () => {
    const { user } = await open();
    await user.click(opener());
    expect(screen.getByRole('dialog')).toHaveStyle({ left: '8px' });
    await user.click(panel().getByRole('button', { name: 'Move to the right edge' }));
    expect(screen.getByRole('dialog')).toHaveStyle({ right: '8px' });
    cleanup();
    const later = await open();
    await later.user.click(opener());
    expect(panel().getByRole('button', { name: 'Move to the left edge' })).toBeVisible();
  });

  it('opens the page of a message without loading the document, also the page that is open', async () => {
    const { user, controller, location } = await open('club');
    const app = await renderApp('/teams');
    await screen.findAllByText(/\d players/);
    controller.connectApp(app);
    await user.click(opener());
    await user.click(panel().getByRole('tab', { name: 'Messages' }));
    const find = panel().getByLabelText('Find a message');
    const openPageFor = async (id: 'teams.failed' | 'join.unreachable') => {
      fireEvent.change(find, { target: { value: id } });
      const name = `Open the page for: ${getMessage(id).text}`;
      await user.click(panel().getByRole('link', { name }));
    };
    await openPageFor('teams.failed');
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await toasts.findByText(getMessage('teams.failed').text)).toBeVisible();
    expect(app.currentPath()).toBe('/teams');
    expect(find).toHaveValue('teams.failed');
    expect(window.localStorage.getItem('gh_token')).not.toBeNull();

    await openPageFor('join.unreachable');
    await screen.findByRole('form');
    expect(app.currentPath()).toBe('/profile');
    expect(controller.getState().active).toHaveLength(3);
    expect(window.localStorage.getItem('gh_token')).toBeNull();
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('sets the time and signs in before the product starts, and asks for a reload where that changes', async () => {
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
    await user.click(list.getByRole('button', { name: 'Reload' }));
    expect(location.reload).toHaveBeenCalledOnce();

    cleanup();
    stop();
    // Without the time, the backend is set right again.
    expect((await open('leader')).setClock.mock.calls).toEqual([[undefined]]);
    expect(window.localStorage.getItem('authToken')).toMatch(/^[\w-]{40,}$/);
  });

  it('leads to each message of the specifications, and keeps in mind which one is looked for', async () => {
    const { user } = await open('club,offline:createTeam', 'http://localhost:3000/faq');
    await user.click(opener());
    await user.click(panel().getByRole('tab', { name: 'Messages' }));
    const links = () =>
      panel()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links()).toHaveLength(catalogue.length);
    fireEvent.change(panel().getByLabelText('Find a message'), { target: { value: 'token GH' } });
    const message = getMessage('builder.noToken');
    expect(links()).toEqual([`http://localhost:3000${message.path}?scenario=club`]);
    await user.click(panel().getByRole('link'));
    const targetAlert = () => panel().getByRole('alert');
    expect(targetAlert()).toHaveTextContent(
      `Looking for: Token GH tidak ditemukan. Silakan login ulang.${describeSteps(message)}`,
    );
    expect(panel().getByRole('listitem', { current: true })).toBeVisible();
    fireEvent.change(panel().getByLabelText('Find a message'), {
      target: { value: 'nothing like it' },
    });
    expect(panel().getByText('No message matches.')).toBeVisible();
    cleanup();

    const later = await open();
    await later.user.click(opener());
    await later.user.click(within(targetAlert()).getByRole('button', { name: 'Done' }));
    expect(panel().queryByRole('alert')).not.toBeInTheDocument();
    expect(window.sessionStorage.getItem('robolaga-wanted')).toBeNull();
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
    const { user, controller } = await open('club', undefined, async () =>
      Response.json({}, { status: 401 }),
    );
    expect(controller.getState().active).toEqual([{ name: 'club' }]);
    await user.click(opener());
    expect(panel().getByRole('alert')).toHaveTextContent(
      /^The account club could not be signed in\./,
    );
    expect(window.localStorage.getItem('gh_token')).toBeNull();
  });

  it('shows the calls made so far, with what became of them', async () => {
    const { user } = await open('offline:listBlogs,slow-3g:150');
    await user.click(opener());
    await user.click(panel().getByRole('tab', { name: 'Calls' }));
    expect(panel().getByText('No call yet.')).toBeVisible();
    const answers = await act(async () =>
      ['/api/teams/9999', '/api/blogs', '/api/teams?x=1'].map(ask),
    );
    expect(panel().getAllByText('…')).toHaveLength(3);
    await act(() => Promise.allSettled(answers));
    const rows = () =>
      panel()
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent),
        );
    await waitFor(() =>
      expect(rows().map(([call, outcome]) => [call, outcome])).toEqual([
        ['listTeamsGET /api/teams?x=1', '200'],
        ['listBlogsGET /api/blogs', 'no answer'],
        ['getTeamGET /api/teams/9999', '404'],
      ]),
    );
    for (const [, , took = '', at = ''] of rows()) {
      expect(Number.parseInt(took, 10)).toBeGreaterThanOrEqual(140);
      expect(at).toMatch(/^\d\d:\d\d:\d\d$/);
    }
    await user.click(panel().getByRole('button', { name: 'Clear' }));
    expect(panel().getByText('No call yet.')).toBeVisible();
  });
});
