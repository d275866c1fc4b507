import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { pdfOperation } from './pdfOperation.ts';
import { certificatesTag } from './tags.ts';

const certificates = api.injectEndpoints({
  endpoints: (build) => ({
    getCertificateNames: build.query({
      ...operation(operations.getCertificateNames),
      providesTags: [certificatesTag],
    }),
    confirmCertificateNames: build.mutation({
      ...operation(operations.confirmCertificateNames),
      invalidatesTags: [certificatesTag],
    }),
    listClubCertificates: build.query({
      ...operation(operations.listClubCertificates),
      providesTags: [certificatesTag],
    }),
    listClubSeasons: build.query({
      ...operation(operations.listClubSeasons),
      providesTags: [certificatesTag],
    }),
    downloadClubCertificates: build.mutation(pdfOperation(operations.downloadClubCertificates)),
    listOwnCertificates: build.query({
      ...operation(operations.listOwnCertificates),
      providesTags: [certificatesTag],
    }),
    downloadOwnCertificate: build.mutation(pdfOperation(operations.downloadOwnCertificate)),
  }),
});

export const {
  useGetCertificateNamesQuery,
  useConfirmCertificateNamesMutation,
  useListClubCertificatesQuery,
  useLazyListClubSeasonsQuery,
  useDownloadClubCertificatesMutation,
  useListOwnCertificatesQuery,
  useDownloadOwnCertificateMutation,
} = certificates;
