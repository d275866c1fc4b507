import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ManagedTournament, Registration } from '../../openapi/schema.d.ts';
import { organiserPaths, paths } from '../../src/paths.ts';
import {
  productUrl,
  signInOrganiser,
  storedOrganiser,
  visitInNewProfile,
} from '../support/browser/product.ts';

let session: Awaited<ReturnType<typeof signInOrganiser>>;
let tournament: ManagedTournament;
let registration: Registration;

const request = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${productUrl}/api/organiser/tournaments${path}`, {
    method,
    headers: { Authorization: `Bearer ${session.token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return ((await response.json()) as { data: unknown }).data;
};
const setCheckIn = (isPresent: boolean) =>
  request('PUT', `/${tournament.id}/registrations/${registration.id}/check-in`, {
    checked_in: isPresent,
  });

beforeAll(async () => {
  session = await signInOrganiser();
  const tournaments = (await request('GET', '')) as ManagedTournament[];
  for (const each of tournaments) {
    const [first] = (await request('GET', `/${each.id}/registrations`)) as Registration[];
    if (!first) continue;
    [tournament, registration] = [each, first];
    return;
  }
  throw new Error('No team is registered');
});

/** The card of a team as a camera sees it: a little askew, with shadow and space around the code. */
const drawCard = (code: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#9a938a"/>
    <g transform="translate(210 90) rotate(9)">${renderToStaticMarkup(
      createElement(QRCodeSVG, { value: code, size: 240, marginSize: 4, bgColor: '#efeae0' }),
    )}</g></svg>`,
  )}`;

describe('check-in by camera in a browser that reads no codes itself, as Safari and Firefox', () => {
  it('reads the card of a team with a file of our own origin', () =>
    visitInNewProfile({ viewport: { width: 390, height: 844 } }, async (page) => {
      await setCheckIn(false);
      await page.addInitScript(
        ([stored, picture]) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
          Reflect.deleteProperty(globalThis, 'BarcodeDetector');
          navigator.mediaDevices.getUserMedia = async () => {
            const canvas = Object.assign(document.createElement('canvas'), {
              width: 640,
              height: 480,
            });
            const image = new Image();
            image.src = picture;
            await image.decode();
            setInterval(() => canvas.getContext('2d')?.drawImage(image, 0, 0), 100);
            return canvas.captureStream();
          };
        },
        [
          storedOrganiser(session),
          drawCard(productUrl + paths.teamTurns.href({ code: registration.team.code })),
        ] as const,
      );
      await page.goto(organiserPaths.registrations.href({ id: tournament.id }));
      const wasm = page.waitForResponse(/\.wasm$/);
      await page.getByRole('button', { name: 'Pindai' }).click();
      const headers = await (await wasm).allHeaders();
      expect(headers).toMatchObject({
        'content-type': 'application/wasm',
        'content-encoding': expect.stringMatching(/^(br|gzip)$/) as string,
      });
      expect(new URL((await wasm).url()).origin).toBe(productUrl);
      const dialog = page.getByRole('dialog', { name: 'Pindai kode tim' });
      await dialog
        .getByText(`${registration.team.name} hadir · ${registration.category.name}`)
        .waitFor();
      const track = await dialog.locator('video').evaluateHandle((video: HTMLVideoElement) => {
        const [first] = (video.srcObject as MediaStream).getTracks();
        return first;
      });
      await dialog.getByRole('button', { name: 'Selesai' }).click();
      await expect.poll(() => track.evaluate((each) => each?.readyState)).toBe('ended');
      await setCheckIn(registration.checked_in_at !== null);
    }));
});
