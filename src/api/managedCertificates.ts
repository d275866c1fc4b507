import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { pdfOperation, releaseFile } from './pdfOperation.ts';
import { certificatesTag } from './tags.ts';

const managedCertificates = api.injectEndpoints({
  endpoints: (build) => ({
    getCertificateDesign: build.query({
      ...operation(operations.getCertificateDesign),
      providesTags: [certificatesTag],
    }),
    saveCertificateDesign: build.mutation({
      ...operation(operations.saveCertificateDesign),
      invalidatesTags: [certificatesTag],
    }),
    uploadCertificatePicture: build.mutation({
      ...operation(operations.uploadCertificatePicture),
      invalidatesTags: [certificatesTag],
    }),
    // Nothing is changed by it: a design that was drawn is not asked for again.
    previewCertificate: build.query({
      ...pdfOperation(operations.previewCertificate),
      onCacheEntryAdded: releaseFile,
    }),
    getCertificateSummary: build.query({
      ...operation(operations.getCertificateSummary),
      providesTags: [certificatesTag],
    }),
    listCertificates: build.query({
      ...operation(operations.listCertificates),
      providesTags: [certificatesTag],
    }),
    issueCertificates: build.mutation({
      ...operation(operations.issueCertificates),
      invalidatesTags: (_response, _error, { body }) => (body.preview ? [] : [certificatesTag]),
    }),
    downloadCertificates: build.mutation(pdfOperation(operations.downloadCertificates)),
    replaceCertificate: build.mutation({
      ...operation(operations.replaceCertificate),
      invalidatesTags: [certificatesTag],
    }),
    withdrawCertificate: build.mutation({
      ...operation(operations.withdrawCertificate),
      invalidatesTags: [certificatesTag],
    }),
  }),
});

export const {
  useGetCertificateDesignQuery,
  useSaveCertificateDesignMutation,
  useUploadCertificatePictureMutation,
  usePreviewCertificateQuery,
  useGetCertificateSummaryQuery,
  useListCertificatesQuery,
  useIssueCertificatesMutation,
  useDownloadCertificatesMutation,
  useReplaceCertificateMutation,
  useWithdrawCertificateMutation,
} = managedCertificates;
