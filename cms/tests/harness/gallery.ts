import type { Cms } from './cms';
import { uploadPicture } from './projects';

type Options = { projects?: number; technologies?: number };

/** Many projects fast: they share three pictures, each in an order of its own. */
export async function fillGallery(
  { strapi, editor }: Cms,
  { projects = 30, technologies = 8 }: Options = {},
) {
  const pictures = [await uploadPicture(editor), await uploadPicture(editor), await uploadPicture(editor)];
  const files: { id: number; documentId: string }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { documentId: { $in: pictures.map(({ documentId }) => documentId) } } });
  const ids = files.map(({ id }) => id);
  for (let index = 0; index < projects; index++) {
    const data = {
      title: `Project ${String(index).padStart(2, '0')}`,
      platform: index % 3 ? 'Web Application' : 'Other',
      description: 'What it does, and for whom. '.repeat(20),
      githubLink: `https://github.com/example/${index}`,
      livePreview: `https://${index}.example.com`,
      technologies: Array.from({ length: technologies }, (_, place) => `T${(index * 7 + place * 3) % 40}`),
      images: [...ids.slice(index % 3), ...ids.slice(0, index % 3)],
    };
    await strapi.documents('api::project.project').create({ data: data as never, status: 'published' });
  }
}
