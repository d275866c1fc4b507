import { describe, expect, it } from 'vitest';
import {
  certificateFields,
  defaultFields,
  findPlaceProblem,
  keepOnPage,
  spareFields,
} from './fieldPlaces.ts';

const name = { x: 33.5, y: 82, width: 230, size: 40, align: 'center' } as const;

describe('places of fields on an own background', () => {
  it('are proposed for every field, on the page', () => {
    const proposed = { ...defaultFields, ...spareFields };
    for (const field of certificateFields) {
      const place = proposed[field];
      expect(place && findPlaceProblem(field, place)).toBeUndefined();
      expect(place && keepOnPage(field, place)).toEqual(place);
    }
  });

  it.each([
    [{ x: 62.1 }, 'x', 'Nama penerima, dari kiri: 5 sampai 62 mm.'],
    [{ x: 4.9 }, 'x', 'Nama penerima, dari kiri: 5 sampai 62 mm.'],
    [{ y: 186.7 }, 'y', 'Nama penerima, dari atas: 5 sampai 186,6 mm.'],
    [{ width: 288 }, 'width', 'Nama penerima, lebar: 20 sampai 287 mm.'],
    [{ size: 97 }, 'size', 'Nama penerima, ukuran huruf: 5 sampai 96 pt.'],
    [{ y: Number.NaN }, 'y', 'Nama penerima, dari atas: 5 sampai 186,6 mm.'],
  ])('that are %o are not on the page', (changes, part, text) => {
    expect(findPlaceProblem('name', { ...name, ...changes })).toEqual({ part, text });
  });

  it('leave room for what is as high as wide', () => {
    const corner = { ...name, x: 300, y: 300, width: 40 };
    expect(keepOnPage('qr', corner)).toMatchObject({ x: 252, y: 165 });
    expect(keepOnPage('logo', corner)).toMatchObject({ x: 252, y: 185 });
  });
});
