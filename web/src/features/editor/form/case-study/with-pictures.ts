import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { FormImage } from '../../images/form-image';

/** A previewed case study, whose pictures are numbers, with those of the form: they may not be on the server yet. */
export function withPictures(tree: Root, images: readonly Pick<FormImage, 'src'>[]): Root {
  const fill = <Node extends RootContent>(node: Node): Node | Element => {
    if (node.type !== 'element') return node;
    if (node.tagName !== 'img') return { ...node, children: node.children.map(fill<ElementContent>) };
    const number = Number(node.properties.src);
    const image = images[number - 1];
    return image ? { ...node, properties: { ...node.properties, src: image.src } } : missing(number);
  };
  return { ...tree, children: tree.children.map(fill<RootContent>) };
}

function missing(number: number): Element {
  const text = `This project has no picture ${number}. Visitors see nothing here.`;
  return { type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: text }] };
}
