/** A rule that the document does not follow, and why. */
export type Exception = {
  rule: string;
  /** Paths below which it is not followed, such as `components/schemas/Id`; everywhere by default. */
  places?: readonly string[];
  reason: string;
};

const publicCalls = [
  '/api/banners/get',
  '/api/categories/get',
  '/api/categories/{id}/get',
  '/api/scores/get',
  '/api/scores/events/get',
  '/api/tournaments/get',
  '/api/tournaments/{id}/get',
  '/api/tournaments/{id}/teams/get',
  '/api/tournaments/{id}/schedule/get',
  '/api/tournaments/{id}/ceremony/get',
  '/api/tournaments/{id}/categories/{categoryId}/results/get',
  '/api/videos/get',
  '/api/galleries/get',
  '/api/blogs/get',
  '/api/teams/get',
  '/api/teams/{id}/get',
  '/api/team-days/{code}/get',
  '/api/gh-schools/get',
  '/api/gh-schools/{id}/results/get',
  '/api/gh-schools/{id}/stats/get',
  '/api/certificates/{code}/get',
  '/api/version/get',
];
const accountCalls = [
  '/api/participant/register/post',
  '/api/participant/login/post',
  '/api/gh/register/post',
  '/api/gh/login/post',
  '/api/organiser/login/post',
  '/api/organiser/table-card/sessions/post',
];
const toPlaces = (calls: readonly string[]) => calls.map((call) => `paths/${call}`);

/** Every exception to the rules of Spectral and OWASP. */
export const exceptions: readonly Exception[] = [
  {
    rule: 'owasp:api1:2023-no-numeric-ids',
    places: ['components/schemas/Id'],
    reason: 'The specifications give ids as whole numbers; access is checked for each of them.',
  },
  {
    rule: 'owasp:api2:2023-read-restricted',
    places: toPlaces(publicCalls),
    reason: 'The specifications make these pages public.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    places: toPlaces([
      ...accountCalls,
      '/api/password-resets/post',
      '/api/password-resets/put',
      '/api/password-resets/check/post',
      '/api/push-subscriptions/put',
      '/api/pupil-cards/put',
      '/api/pupil-cards/check/post',
      '/api/certificates/{code}/name/post',
    ]),
    reason: 'Nobody has a token before being signed in. They are limited (429).',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    reason: 'The server tells a caller what is left of no limit, because that would help to guess.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit-responses-429',
    reason: 'Only what can be guessed or is expensive is limited, and lists 429.',
  },
  {
    rule: 'owasp:api4:2023-string-restricted',
    reason: 'Names, texts and messages are free text.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    places: [
      'components/schemas/TeamCode',
      'components/schemas/ClubCode',
      'components/schemas/Pin',
      'components/schemas/TeamVersion',
      'components/schemas/TournamentVersion',
      'components/schemas/CategoryVersion',
      'components/schemas/MediaVersion',
      'components/schemas/VideoInput/properties/video_id',
      'components/schemas/BlogVersion',
      'components/schemas/BuilderTeam/properties/version',
      'components/schemas/TeamCreation/properties/team_code',
      'components/schemas/TeamForm/properties/team_code',
    ],
    reason: 'The pattern limits the length; a second limit would change the message of the server.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    places: [
      'components/schemas/ClubUpdate/properties/pin',
      'components/schemas/ClubUpdate/properties/pinconfirmation',
    ],
    reason: 'Each of the two forms has its limit.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    places: [
      'components/schemas/ClubUpdate/properties/logo',
      'components/schemas/PictureUpload/properties',
      ...toPlaces([
        '/api/organiser/tournaments/{id}/picture/post',
        '/api/organiser/categories/{id}/logo/post',
        '/api/organiser/categories/{id}/rule/post',
        '/api/organiser/banners/{id}/picture/post',
        '/api/organiser/gallery/{id}/picture/post',
        '/api/organiser/blogs/{id}/picture/post',
        '/api/organiser/tournaments/{id}/certificate-design/pictures/{part}/post',
      ]),
    ],
    reason: 'A file has no characters; the form is limited to 5 MiB (413).',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    places: [
      'components/parameters/TeamIdOrCode',
      'components/parameters/PublicTeamCode',
      'components/parameters/CertificateCode',
    ],
    reason: 'Any text is a team or certificate that does not exist (404), never invalid.',
  },
  {
    rule: 'owasp:api4:2023-integer-limit',
    places: [
      'components/parameters/OnlyUnassigned',
      'components/parameters/OnlyActive',
      'components/schemas/ActiveFlag',
    ],
    reason: 'The values are listed.',
  },
  {
    rule: 'owasp:api8:2023-define-cors-origin',
    reason: 'The client has the origin of the server, so no other origin is allowed.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    reason: 'Public operations need no token; tests/contract/document.test.ts checks all others.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-500',
    reason: 'Any operation can fail in the same way; the description of the document says how.',
  },
  {
    rule: 'owasp:api8:2023-define-error-validation',
    reason:
      'Without parameters and body nothing can be invalid; tests/contract/document.test.ts checks.',
  },
];
