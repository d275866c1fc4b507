import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../../../server/db/seed/accounts.ts';
import { copy } from '../../../src/mocks/copy.ts';
import { fill, press, pressButton } from '../../support/events.ts';
import { useTestApp } from '../../support/renderApp.tsx';
import { noScenario } from '../../support/scenarios.ts';

const { renderApp, applyScenarios, clearScenarios, expectMessage } = useTestApp();
const words = copy.responses;

const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const enter = async (label: string, value: string) => fill(await field(label), value);
const button = (name: string) => screen.getByRole('button', { name });

describe("the messages of a participant's account", () => {
  it('for signing up', async () => {
    await renderApp('/signup');
    await field('Name');
    const submit = () => pressButton('Sign Up');
    await submit();
    await expectMessage('signUp.name', noScenario);
    await expectMessage('signUp.email', noScenario);
    await expectMessage('signUp.password', noScenario);
    await expectMessage('signUp.confirmation', noScenario);
    const person = {
      Name: 'Sekar Ayuningtyas',
      Email: 'sekar@skenario.example',
      Password: 'lintasan-garis-24',
      'Confirm Password': 'lintasan-garis-25',
    };
    for (const [label, text] of Object.entries(person)) await enter(label, text);
    await submit();
    await expectMessage('signUp.mismatch', noScenario);
    await enter('Confirm Password', person.Password);
    await applyScenarios('html-error-page:registerParticipant');
    await submit();
    await expectMessage('signUp.failed', 'html-error-page:registerParticipant');
    await applyScenarios('rate-limited');
    await submit();
    await expectMessage('signUp.server', 'rate-limited', words.tooMany);
  });

  it('for signing in', async () => {
    await renderApp('/signin');
    await field('Email');
    const submit = () => pressButton('Login RoboLaga');
    await submit();
    await expectMessage('signIn.email', noScenario);
    await expectMessage('signIn.password', noScenario);
    await enter('Email', demoAccounts.leader.email);
    await enter('Password', 'tebakan-salah');
    await applyScenarios('malformed-json:loginParticipant');
    await submit();
    await expectMessage('signIn.failed', 'malformed-json:loginParticipant');
    await applyScenarios('rate-limited');
    await submit();
    await expectMessage('signIn.server', 'rate-limited', words.tooMany);
  });
});

describe('the messages of the profile', () => {
  it('for the own teams', async () => {
    await applyScenarios('leader', 'offline:listMyTeams');
    await renderApp('/profile');
    await expectMessage('myTeams.failed', 'offline:listMyTeams');
    await applyScenarios('server-500:listMyTeams');
    press(
      within(screen.getByRole('region', { name: 'My Teams' })).getByRole('button', {
        name: 'Try again',
      }),
    );
    await expectMessage('myTeams.server', 'server-500:listMyTeams', words.serverError);
  });

  it('for joining a club', async () => {
    await applyScenarios('newcomer');
    await renderApp('/profile');
    await screen.findByRole('form', { name: 'Bergabung dengan school club' });
    const join = async () => {
      await waitFor(() => expect(button('Bergabung')).toBeEnabled());
      pressButton('Bergabung');
    };
    await join();
    await expectMessage('join.required', noScenario);
    await enter('GH ID', '1');
    await enter('PIN', '123456');
    await applyScenarios('no-success:joinClub');
    await join();
    await expectMessage('join.failed', 'no-success:joinClub');
    await applyScenarios('offline:joinClub');
    await join();
    await expectMessage('join.unreachable', 'offline:joinClub');
    await applyScenarios('rate-limited');
    await join();
    await expectMessage('join.server', 'rate-limited', words.tooMany);
    clearScenarios();
    await join();
    await expectMessage('join.done', noScenario);
  });
});

/** What jsdom cannot do: open pictures and draw. */
describe('the messages of an upload', () => {
  const size = { width: 1600, height: 1200 };
  beforeAll(() => {
    vi.stubGlobal(
      'Image',
      class extends EventTarget {
        naturalWidth = size.width;
        naturalHeight = size.height;
        width = size.width;
        height = size.height;
        decode = () => Promise.resolve();
        set src(_address: string) {
          queueMicrotask(() => this.dispatchEvent(new Event('load')));
        }
      },
    );
    vi.stubGlobal('createImageBitmap', async () => ({ ...size, close: () => {} }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      new Proxy({}, { get: () => () => {}, set: () => true }) as never,
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
      this: HTMLCanvasElement,
      give,
      type,
    ) {
      const { width, height } = this;
      void sharp({ create: { width, height, channels: 3, background: '#0B4230' } })
        .jpeg()
        .toBuffer()
        .then((bytes) => give(new Blob([new Uint8Array(bytes)], { type })));
    });
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: () => 'blob:picture',
        revokeObjectURL: () => {},
      }),
    );
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('in every way it can end', async () => {
    await applyScenarios('leader');
    await renderApp('/profile');
    await screen.findByText(demoAccounts.leader.email);
    const upload = async () => {
      const input = document.querySelector(
        'input[type="file"][aria-label="Edit profile picture"]',
      ) as HTMLInputElement;
      fireEvent.change(input, {
        target: { files: [new File(['photo'], 'IMG_0042.jpg', { type: 'image/jpeg' })] },
      });
      await screen.findByRole('dialog', { name: 'Crop Profile Picture' });
      await waitFor(() => expect(button('Crop & Upload')).toBeEnabled());
      pressButton('Crop & Upload');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await applyScenarios('offline:uploadPicture');
    await upload();
    await expectMessage('upload.failed', 'offline:uploadPicture');
    await applyScenarios('error-without-message:uploadPicture');
    await upload();
    await expectMessage('upload.refused', 'error-without-message:uploadPicture');
    await applyScenarios('upload-too-large');
    await upload();
    await expectMessage('upload.server', 'upload-too-large', words.tooLarge);
    clearScenarios();
    await upload();
    await expectMessage('upload.done', noScenario);
  });
});
