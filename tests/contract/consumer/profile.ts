import { MatchersV3 } from '@pact-foundation/pact';
import type { Given } from './interaction.ts';
import type { PactBuilder } from './pactBuilder.ts';
import { truncatedJpeg, jpegImage } from './imageFixtures.ts';
import { messageOnly, idAndName } from './shapes.ts';

const { string } = MatchersV3;

const address = 'participants/17-0123456789abcdef0123456789abcdef.jpg';
const pin = '204816';

/** The profile of a signed-in participant and its pictures. */
export function profile({
  respondsWith,
  respondsWithError,
  respondsUnauthorized,
}: PactBuilder): void {
  respondsWith('getProfile', 'a request for the own profile', {
    given: ['the participant is a member of club 5'],
    response: {
      user: {
        ...idAndName(17, 'Raka Pradana'),
        email: string('raka@surel.example'),
        profile_picture: string('participants/17.svg'),
        banner: string('banners/17.svg'),
      },
    },
  });
  respondsUnauthorized('getProfile');

  respondsWith('uploadPicture', 'an upload of a profile picture', {
    argument: { body: { profile_picture: jpegImage } },
    given: ['the participant is in no club'],
    response: { profile_picture_url: string(address) },
  });
  respondsWith('uploadPicture', 'an upload of a banner', {
    argument: { body: { banner: jpegImage } },
    given: ['the participant is in no club'],
    response: { banner_url: string('participants/17-banner-0123456789abcdef0123456789abcdef.jpg') },
  });
  respondsWithError('uploadPicture', 'an upload that is no picture', {
    argument: { body: { profile_picture: truncatedJpeg } },
    given: ['the participant is in no club'],
    status: 422,
    message: 'Berkas harus berupa gambar.',
  });
  respondsUnauthorized('uploadPicture', { body: { profile_picture: jpegImage } });

  respondsWith('updateProfile', 'the address of an uploaded picture', {
    argument: { body: { profile_picture: address } },
    given: ['the participant has uploaded the picture at this address', { address }],
    response: messageOnly('Foto profil telah disimpan.'),
  });
  respondsWithError('updateProfile', 'the address of a picture that was never uploaded', {
    argument: { body: { profile_picture: address } },
    given: ['the participant is in no club'],
    status: 422,
    message: 'Alamat gambar tidak valid.',
  });
  respondsUnauthorized('updateProfile', { body: { profile_picture: address } });
}

/**
 * The club of a participant. A backend returns one of three response shapes, or 404 without a club, so
 * they are pending interactions.
 */
export function membership({
  respondsWith,
  respondsWithError,
  respondsUnauthorized,
}: PactBuilder): void {
  const gh = idAndName(5, 'Klub Robotik Janayasa');
  const isMember = { isMember: true, clubId: 5, clubName: 'Klub Robotik Janayasa' };
  const member = { given: ['the participant is a member of club 5'] as Given, pending: true };
  const none = {
    given: ['the participant is in no club'] as Given,
    pending: true,
    clientReads: { isMember: false },
  };
  respondsWith('getMembership', 'the membership of a member, told by id', {
    ...member,
    response: { has_gh: true, gh_id: gh.id, gh_name: gh.name },
    clientReads: isMember,
  });
  respondsWith('getMembership', 'the membership of a member, told nested', {
    ...member,
    response: { gh },
    clientReads: isMember,
  });
  respondsWith('getMembership', 'the membership of a member, told by has_gh and nested', {
    ...member,
    response: { has_gh: true, gh },
    clientReads: isMember,
  });
  respondsWith('getMembership', 'the membership of a member, told by code', {
    ...member,
    response: { success: true, gh_name: gh.name, gh_code: MatchersV3.regex('[A-Z]{4}', 'JNYS') },
    clientReads: { isMember: true, clubName: isMember.clubName, code: 'JNYS' },
  });
  respondsWith('getMembership', 'the membership of nobody, told by id', {
    ...none,
    response: { has_gh: false },
  });
  respondsWith('getMembership', 'the membership of nobody, told nested', {
    ...none,
    response: { gh: null },
  });
  respondsWith('getMembership', 'the membership of nobody, told by code', {
    ...none,
    response: { success: false, gh_name: null },
  });
  respondsWith('getMembership', 'the membership of nobody, told by status', {
    ...none,
    status: 404,
    response: undefined,
  });
  respondsUnauthorized('getMembership');

  const argument = { ghId: 5, body: { pin } };
  respondsWith('joinClub', 'joining club 5 with its PIN', {
    argument,
    given: ['the participant is in no club, and club 5 has the PIN 204816'],
    response: { gh },
  });
  respondsWithError('joinClub', 'joining club 5 with another PIN', {
    argument: { ghId: 5, body: { pin: '000000' } },
    given: ['the participant is in no club, and club 5 has the PIN 204816'],
    status: 422,
    message: 'ID atau PIN salah.',
  });
  respondsWithError('joinClub', 'joining club 5 with something that is no PIN', {
    argument: { ghId: 5, body: { pin: '2048' } },
    given: ['the participant is in no club, and club 5 has the PIN 204816'],
    status: 422,
    message: 'PIN tidak valid.',
    fields: ['pin'],
  });
  respondsWithError('joinClub', 'joining a second club', {
    argument,
    given: ['the participant is a member of club 5'],
    status: 409,
    message: 'Anda sudah tergabung dalam sebuah GH.',
  });
  respondsWithError('joinClub', 'one PIN too many', {
    argument,
    given: ['the participant has tried too many PINs'],
    status: 429,
    message: 'Terlalu banyak percobaan. Coba lagi dalam 10 menit.',
  });
  respondsUnauthorized('joinClub', argument);
}
