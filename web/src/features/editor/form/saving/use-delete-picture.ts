import { toast } from '../../../../components/toasts/toaster';
import { idOf, isChosenHere, type FormImage } from '../../images/form-image';
import { reportFailedUndo } from '../../publishing/bring-back';
import { reportFailedDeletion } from '../../../../graphql/request-failure';
import type { ProjectFormHandle } from '../use-project-form';
import type { ServerDraft } from './server-draft';

/** Deletes a picture of a project that is stored, at once. */
export function useDeletePicture({ form, change, origin, setOrigin }: ProjectFormHandle, draft: ServerDraft) {
  async function bringBack(image: FormImage, place: number) {
    try {
      await draft.inTurn(async () => {
        const { base, version } = form.getValues();
        const images = base.images.map(({ documentId }) => documentId).toSpliced(place, 0, idOf(image) ?? '');
        const status = base.status === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT';
        change({ type: 'merged', latest: await draft.update({ data: { images }, version, status }) });
        toast.success(status === 'PUBLISHED' ? 'The image is back' : 'The image is back in the draft');
      });
    } catch (error) {
      reportFailedUndo(error, 'Failed to bring the image back');
    }
  }

  return async (image: FormImage) => {
    try {
      await draft.inTurn(async () => {
        const isAsBegun = form.getValues('version') === origin.updatedAt;
        const latest = await draft.deleteImage(idOf(image) ?? '');
        const place = form.getValues('base').images.findIndex(({ documentId }) => documentId === idOf(image));
        change({ type: 'deleted', image, latest });
        if (isAsBegun) setOrigin(latest);
        const text = isChosenHere(image) ? 'Image removed from selection' : 'Image deleted successfully!';
        toast.success(text, { undo: () => bringBack(image, place) });
      });
    } catch (error) {
      reportFailedDeletion(error, 'Failed to delete image');
    }
  };
}
