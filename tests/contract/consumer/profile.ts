import { MatchersV3 } from '@pact-foundation/pact';
import type { Given } from './interaction.ts';
import type { Pacts } from './pacts.ts';
import { noPicture, picture } from './pictures.ts';
import { done, named } from './shapes.ts';

const { string } = MatchersV3;

const address = 'participants/17-0123456789abcdef0123456789abcdef.jpg';
const pin = '204816';

/** The profile of a signed-in participant and its pictures. */
export function profile({ answers, refuses, expires }: Pacts): void {
  answers('getProfile', 'a request for the own profile', {
    given: ['the participant is a member of club 5'],
    answer: {
      user: {
        ...named(17, 'Raka Pradana'),
        email: string('raka@surel.example'),
        profile_picture: string('participants/17.svg'),
        banner: string('banners/17.svg'),
      },
    },
  });
  expires('getProfile');

  answers('uploadPicture', 'an upload of a profile picture', {
    argument: { body: { profile_picture: picture } },
    given: ['the participant is in no club'],
    answer: { profile_picture_url: string(address) },
  });
  answers('uploadPicture', 'an upload of a banner', {
    argument: { body: { banner: picture } },
    given: ['the participant is in no club'],
    answer: { banner_url: string('participants/17-banner-0123456789abcdef0123456789abcdef.jpg') },
  });
  refuses('uploadPicture', 'an upload that is no picture', {
    argument: { body: { profile_picture: noPicture } },
    given: ['the participant is in no club'],
    status: 422,
    says: 'Berkas harus berupa gambar.',
  });
  expires('uploadPicture', { body: { profile_picture: picture } });

  answers('updateProfile', 'the address of an uploaded picture', {
    argument: { body: { profile_picture: address } },
    given: ['the participant has uploaded the picture at this address', { address }],
    answer: done('Foto profil telah disimpan.'),
  });
  refuses('updateProfile', 'the address of a picture that was never uploaded', {
    argument: { body: { profile_picture: address } },
    given: ['the participant is in no club'],
    status: 422,
    says: 'Alamat gambar tidak valid.',
  });
  expires('updateProfile', { body: { profile_picture: address } });
}

/**
 * The club of a participant. Of the three shapes of an answer a backend has one, so none of them
 * can fail it.
 */
export function membership({ answers, refuses, expires }: Pacts): void {
  const gh = named(5, 'Klub Robotik Janayasa');
  const isMember = { isMember: true, clubId: 5, clubName: 'Klub Robotik Janayasa' };
  const member = { given: ['the participant is a member of club 5'] as Given, pending: true };
  const none = {
    given: ['the participant is in no club'] as Given,
    pending: true,
    reads: { isMember: false },
  };
  answers('getMembership', 'the membership of a member, told by id', {
    ...member,
    answer: { has_gh: true, gh_id: gh.id, gh_name: gh.name },
    reads: isMember,
  });
  answers('getMembership', 'the membership of a member, told nested', {
    ...member,
    answer: { gh },
    reads: isMember,
  });
  answers('getMembership', 'the membership of a member, told by code', {
    ...member,
    answer: { success: true, gh_name: gh.name, gh_code: MatchersV3.regex('[A-Z]{4}', 'JNYS') },
    reads: { isMember: true, clubName: isMember.clubName, code: 'JNYS' },
  });
  answers('getMembership', 'the membership of nobody, told by id', {
    ...none,
    answer: { has_gh: false },
  });
  answers('getMembership', 'the membership of nobody, told nested', {
    ...none,
    answer: { gh: null },
  });
  answers('getMembership', 'the membership of nobody, told by code', {
    ...none,
    answer: { success: false, gh_name: null },
  });
  expires('getMembership');

  const argument = { ghId: 5, body: { pin } };
  answers('joinClub', 'joining club 5 with its PIN', {
    argument,
    given: ['the participant is in no club, and club 5 has the PIN 204816'],
    answer: { gh },
  });
  refuses('joinClub', 'joining club 5 with another PIN', {
    argument: { ghId: 5, body: { pin: '000000' } },
    given: ['the participant is in no club, and club 5 has the PIN 204816'],
    status: 422,
    says: 'ID atau PIN salah.',
  });
  refuses('joinClub', 'joining club 5 with something that is no PIN', {
    argument: { ghId: 5, body: { pin: '2048' } },
    given: ['the participant is in no club, and club 5 has the PIN 204816'],
    status: 422,
    says: 'PIN tidak valid.',
    at: ['pin'],
  });
  refuses('joinClub', 'joining a second club', {
    argument,
    given: ['the participant is a member of club 5'],
    status: 409,
    says: 'Anda sudah tergabung dalam sebuah GH.',
  });
  refuses('joinClub', 'one PIN too many', {
    argument,
    given: ['the participant has tried too many PINs'],
    status: 429,
    says: 'Terlalu banyak percobaan. Coba lagi dalam 10 menit.',
  });
  expires('joinClub', argument);
}
