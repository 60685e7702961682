import { describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { createProject, MUTATIONS, picturesOf } from '../harness/projects';
import { measureCpu } from '../harness/measure-cpu';

const cms = await startCms();
const { editor, visitor } = cms;
const project = await createProject(editor);

const PREVIEW =
  'query Preview($markdown: String!, $images: [PreviewedImage!]!) { previewCaseStudy(markdown: $markdown, images: $images) }';

type Texts = { alternativeText?: string | null; caption?: string | null };

const preview = async (markdown: string, images: Texts[] = []) =>
  (await editor.graphql(PREVIEW, { markdown, images })).body;

type Node = { type: string; tagName: string; value: string; properties: object; children: Node[] };

function toHtml({ type, tagName, value, properties, children }: Node): string {
  if (type === 'text') return value.replaceAll('<', '&lt;');
  const content = children.map(toHtml).join('');
  if (type === 'root') return content;
  const attributes = Object.entries(properties).map(([name, own]) => ` ${name}="${[own].flat().join(' ')}"`);
  return `<${tagName}${attributes.join('')}>${content}</${tagName}>`;
}

const html = async (markdown: string, images?: Texts[]) => {
  const { data, errors } = await preview(markdown, images);
  expect(errors).toBeUndefined();
  return toHtml(data.previewCaseStudy);
};

/** As visitors get it. */
async function published(caseStudy: string): Promise<string> {
  await editor.graphql(MUTATIONS.updateProject, { id: project._id, data: { caseStudy } });
  const { body } = await visitor.graphql('query P($id: ID!) { project(documentId: $id) { caseStudyTree } }', {
    id: project._id,
  });
  return toHtml(body.data.project.caseStudyTree);
}

test('the highest headings come below the title of the page, without a step left out, and each has an id of its own', async () => {
  expect(await html('# The sync\n\n### Ünïcode, *and more*\n\n# The sync\n\n###### 🎉\n')).toBe(
    '<h2 id="study-the-sync">The sync</h2><h3 id="study-ünïcode-and-more">Ünïcode, <em>and more</em></h3>' +
      '<h2 id="study-the-sync-2">The sync</h2><h3 id="study-part">🎉</h3>',
  );
  expect(await html('### a\n#### b\n##### c\n###### d')).toBe(
    '<h2 id="study-a">a</h2><h3 id="study-b">b</h3><h4 id="study-c">c</h4><h4 id="study-d">d</h4>',
  );
});

test('headings with the same names and numbers still have different ids', async () => {
  const ids = [...(await html('# a\n# a-2\n# a\n# a-2\n# a\n# a-2-2')).matchAll(/id="([^"]+)"/g)].map(
    ([, id]) => id,
  );
  expect(new Set(ids).size).toBe(6);
});

test('code beyond so much of it stays plain', async () => {
  const block = `\`\`\`js\n${'let a;\n'.repeat(400)}\`\`\``;
  const blocks = (await html([block, block, block].join('\n\n'))).split('</pre>');
  expect(blocks.map((one) => one.includes('hljs-keyword'))).toEqual([true, true, false, false]);
});

test('links, lists, tables and quotes', async () => {
  expect(await html('[a](https://a.example/?b=c) and <mailto:a@b.example>')).toBe(
    '<p><a href="https://a.example/?b=c" target="_blank" rel="noopener noreferrer">a</a> and <a href="mailto:a@b.example">mailto:a@b.example</a></p>',
  );
  expect(await html('3. a\n4. b\n   - c\n\n> d')).toBe(
    '<ol start="3"><li>a</li><li>b<ul><li>c</li></ul></li></ol><blockquote><p>d</p></blockquote>',
  );
  expect(await html('| a | b |\n| - | -: |\n| 1 | **2** |')).toBe(
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td align="right"><strong>2</strong></td></tr></tbody></table>',
  );
});

test('code is coloured by classes, in languages that are known', async () => {
  expect(await html('```ts\nconst a = "b";\n```')).toBe(
    '<pre><code><span className="hljs-keyword">const</span> a = <span className="hljs-string">"b"</span>;\n</code></pre>',
  );
  expect(await html('```nonsense\nconst a\n```')).toBe('<pre><code>const a\n</code></pre>');
  expect(await html('```__proto__\nconst a\n```')).toBe('<pre><code>const a\n</code></pre>');
});

test('a link may lead to a heading', async () => {
  expect(await html('[on](#the-end)\n\n## The end')).toBe(
    '<p><a href="#study-the-end">on</a></p><h2 id="study-the-end">The end</h2>',
  );
  expect(await html('[on](#শেষ)\n\n## শেষ')).toBe(
    `<p><a href="#study-${encodeURIComponent('শেষ')}">on</a></p><h2 id="study-শেষ">শেষ</h2>`,
  );
});

test('a picture is one of the project, with its sizes and its caption', async () => {
  const [url] = project.images;
  const drawn = await published('![The week](1)');
  expect(drawn).toMatch(/^<figure><img src="[^"]+" srcSet="[^"]+ \d+w" alt="[^"]+" width="\d+" height="\d+"/);
  expect(drawn).toContain(`src="${url}"`);
  expect(drawn).toMatch(/<figcaption>The week<\/figcaption><\/figure>$/);
  const [picture] = await picturesOf(visitor, project._id);
  const imageTexts = [{ documentId: picture?.documentId, alternativeText: 'A loom' }];
  await editor.graphql(MUTATIONS.updateProject, { id: project._id, data: { imageTexts } });
  expect(await published('![The week](1)')).toContain('alt="A loom"');
  expect(await published('Beside ![it](1) text')).toMatch(/^<p>Beside <img [^>]*><\/img> text<\/p>$/);
  expect(await published('![one](1)\n![again](1)')).toMatch(/^(<figure>.*?<\/figure>){2}$/);
});

test.each([
  ['between stars', '![The **first** `week`](1)'],
  ['with a link', '![The [first](https://a.example) week](1)'],
])('a caption %s is words', async (_, markdown) => {
  expect(await html(markdown)).toMatch(/<figcaption>The first week<\/figcaption>/);
});

test('a picture in a list has its caption, with blank lines between the items or without', async () => {
  for (const gap of ['\n', '\n\n'])
    expect(await html(`- ![a](1)${gap}- ![b](1)`)).toMatch(
      /^<ul>(<li><figure><img [^>]+><\/img><figcaption>[ab]<\/figcaption><\/figure><\/li>){2}<\/ul>$/,
    );
});

test('a picture that the project has not is left out', async () => {
  expect(await published('before\n\n![gone](5)\n\nafter')).toBe('<p>before</p><p>after</p>');
  expect(await published('![none](5)')).toBe('');
});

test('a previewed picture is its number, with what is told of it so far', async () => {
  const images = [{}, { alternativeText: 'A quay', caption: 'At dawn' }];
  expect(await html('![](2)', images)).toMatch(
    /^<figure><img src="2" alt="A quay"[^>]*><\/img><figcaption>At dawn<\/figcaption><\/figure>$/,
  );
  expect(await html('![Mine](1)', [{ alternativeText: '', caption: '' }])).toMatch(
    /^<figure><img src="1" alt="Mine".*>Mine<\/figcaption>/,
  );
  expect(await html('![Not chosen yet](3)', images)).toMatch(/^<figure><img src="3".*>Not chosen yet</);
});

describe('hostile Markdown does nothing', () => {
  test.each([
    ['<script>alert(1)</script>', '<p>&lt;script>alert(1)&lt;/script></p>'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)></p>'],
    ['<b onclick=alert(1)>b</b>', '<p>&lt;b onclick=alert(1)>b&lt;/b></p>'],
    ['&lt;script&gt;', '<p>&lt;script></p>'],
    ['<!-- a -->', '<p>&lt;!-- a --></p>'],
    ['# <svg/onload=alert(1)>', '<h2 id="study-svg-onload-alert-1">&lt;svg/onload=alert(1)></h2>'],
    ['| a |\n|---|\n| <img src=x onerror=alert(1)> |', /<td>&lt;img src=x onerror=alert\(1\)><\/td>/],
    ['```js"onclick="alert(1)\nx\n```', '<pre><code>x\n</code></pre>'],
    ['```\n</code></pre><script>alert(1)</script>\n```', /&lt;\/code>&lt;\/pre>&lt;script>/],
    [
      '[a](https://a.example "t\\" onmouseover=\\"alert(1)")',
      /^<p><a href="https:\/\/a.example" target="_blank" rel="[a-z ]+">a<\/a><\/p>$/,
    ],
    [
      '[a](https://a.example/"onmouseover="alert(1))',
      /href="https:\/\/a.example\/%22onmouseover=%22alert\(1\)"/,
    ],
    ['a\u0000b', /^<p>a.b<\/p>$/],
  ])('%j', async (markdown, expected) => {
    expect(await html(markdown)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });
});

describe('refused is', () => {
  const long = (unit: string, length = 29_999) =>
    unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const LINK = /the link to ".+" must start with https:\/\/, http:\/\/ or mailto:$/;
  const PICTURE = /^Case study: a picture of the project is written !\[caption\]\(1\)/;
  const PARTS = /^Case study has too many parts/;
  const LEVELS = /^Case study has too many lists, quotes or emphasis within each other$/;

  test.each<[string, string, RegExp]>([
    ['a script behind a link', '[a](javascript:alert(1))', LINK],
    ['one in other letters', '[a](JaVaScRiPt:alert(1))', LINK],
    ['one written as entities', '[a](&#106;avascript:alert(1))', LINK],
    ['one with a tab in it', '[a](java&Tab;script:alert(1))', LINK],
    ['a link with one slash', '[a](https:/github.com/me)', LINK],
    ['one by reference', '[a][b]\n\n[b]: javascript:alert(1)', LINK],
    ['one between brackets', '<javascript:alert(1)>', LINK],
    ['VBScript', '[a](vbscript:x)', LINK],
    ['data', '[a](data:text/html;base64,PHNjcmlwdD4=)', LINK],
    ['a file', '[a](file:///etc/passwd)', LINK],
    ['an address of nowhere', '[a](//evil.example)', LINK],
    ['a relative one', '[a](contact)', LINK],
    ['one to a heading that is not there', '[a](#c)\n\n## b', /the link to "#c" leads to no heading of it$/],
    ['one to what is no address', '[a](#%ff)\n\n## b', /the link to "#%ff" leads to no heading of it$/],
    ['a picture from elsewhere', '![a](https://a.example/b.png)', PICTURE],
    ['a picture as data', '![a](data:image/png;base64,AA)', PICTURE],
    ['a picture of the library', '![a](/uploads/b.png)', PICTURE],
    ['the sixth picture', '![a](6)', PICTURE],
    ['picture 0', '![a](0)', PICTURE],
    ['too long a text', long('a', 30_001), /^Case study must be at most 30000 characters$/],
    ['quotes in quotes', long('>'), LEVELS],
    ['lists in lists', long('1. '), LEVELS],
    ['emphasis in emphasis', `${'*a '.repeat(40)}${'b* '.repeat(40)}`, LEVELS],
    [
      'a table of 28,000 cells',
      `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${long(`${'|a'.repeat(200)}|\n`, 28_000)}`,
      PARTS,
    ],
    ['a table that fills up', `${'|a'.repeat(1500)}|\n${'|-'.repeat(1500)}|\n${long('b\n', 22_000)}`, PARTS],
    ['thousands of links', long('[a](http://b) '), PARTS],
    ['thousands of headings', long('# a\n'), PARTS],
    ['thousands of items', long('- a\n'), PARTS],
    ['the same picture 21 times', '![a](1) '.repeat(21), /^Case study may show at most 20 pictures$/],
    ['thousands of bold letters', long('**a*'), PARTS],
  ])('%s', async (_, markdown, message) => {
    const [{ data, errors }, time] = await measureCpu(() => preview(markdown));
    expect(data).toEqual({ previewCaseStudy: null });
    expect(errors[0].message).toMatch(message);
    expect(errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      error: { details: { errors: [{ path: ['caseStudy'] }] } },
    });
    // The request included.
    expect(time).toBeLessThan(1000);
  });
});

test.each([
  ['brackets', '['],
  ['half links', '[]('],
  ['half pictures', '!['],
  ['half titles', '[a](b "'],
  ['stars', '*a '],
  ['underscores', '__a__b'],
  ['half tags', '<a '],
  ['half comments', '<!-- '],
  ['entities', '&amp;'],
  ['emoji', '😀'],
  ['rules', '---\n\n'],
  ['code that is hard to colour', `\`\`\`c\n${'a '.repeat(1495)}\n\`\`\`\n`],
  ['six quotes', '> > > > > > a\n'],
])('a text full of %s is drawn at once', async (_, unit) => {
  const markdown = unit.repeat(Math.ceil(29_999 / unit.length)).slice(0, 29_999);
  const [{ errors }, time] = await measureCpu(() => preview(markdown));
  expect(errors).toBeUndefined();
  expect(time).toBeLessThan(1000);
});

describe('what is told of pictures', () => {
  test.each<[what: string, images: Texts[], path: string[], message: string]>([
    ['of more than a project has', Array(6).fill({}), ['images'], 'Maximum 5 images allowed'],
    [
      'as an alternative text that is too long',
      [{}, { alternativeText: 'x'.repeat(201) }],
      ['images', '1', 'alternativeText'],
      'Alternative text must be at most 200 characters',
    ],
    [
      'as a caption that is too long',
      [{ caption: 'x'.repeat(201) }],
      ['images', '0', 'caption'],
      'Caption must be at most 200 characters',
    ],
  ])('%s is refused', async (_, images, path, message) => {
    const { data, errors } = await preview('![a](1)', images);
    expect(data).toEqual({ previewCaseStudy: null });
    expect(errors[0].message).toBe(message);
    expect(errors[0].extensions.error.details.errors).toMatchObject([{ path, message }]);
  });

  test('may be as long as it is stored, of as many pictures as a project has', async () => {
    const text = 'x'.repeat(200);
    const images = Array<Texts>(5).fill({ alternativeText: text, caption: text });
    expect((await preview('![a](5)', images)).errors).toBeUndefined();
  });
});

test('a page of the release before, which names the project, still gets a preview', async () => {
  const query = 'query P($id: ID, $text: String!) { previewCaseStudy(documentId: $id, markdown: $text) }';
  const { body } = await editor.graphql(query, { id: project._id, text: 'a' });
  expect(toHtml(body.data.previewCaseStudy)).toBe('<p>a</p>');
});

test('only editors see previews', async () => {
  const { body } = await visitor.graphql(PREVIEW, { markdown: 'a', images: [] });
  expect([body.data.previewCaseStudy, body.errors[0].extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
});

test('nothing written is no tree', async () => {
  expect((await preview('  \n')).data).toEqual({ previewCaseStudy: null });
});

const TREE = '{ projects { documentId caseStudy caseStudyTree } }';

test('a stored case study is read as a tree by everybody, and is null without a text', async () => {
  const caseStudy = '## The *sync*';
  await editor.graphql(MUTATIONS.updateProject, { id: project._id, data: { caseStudy } });
  const [read] = (await visitor.graphql(TREE)).body.data.projects;
  expect(read.caseStudy).toBe(caseStudy);
  expect(toHtml(read.caseStudyTree)).toBe('<h2 id="study-the-sync">The <em>sync</em></h2>');
  await editor.graphql(MUTATIONS.updateProject, { id: project._id, data: { caseStudy: ' ' } });
  expect((await visitor.graphql(TREE)).body.data.projects[0].caseStudyTree).toBeNull();
});

test('what a preview refuses is not stored either, by GraphQL, REST and the panel', async () => {
  const caseStudy = '[a](javascript:alert(1))';
  const message = /must start with https:/;
  const graphql = await editor.graphql(MUTATIONS.updateProject, { id: project._id, data: { caseStudy } });
  expect(graphql.body.errors[0].message).toMatch(message);
  const rest = await editor.send('PUT', `/api/portfolio/${project._id}`, { caseStudy });
  expect([rest.status, rest.body.message]).toEqual([400, expect.stringMatching(message)]);
  const panel = cms.strapi
    .documents('api::project.project')
    .update({ documentId: project._id, data: { caseStudy } });
  await expect(panel).rejects.toThrow(message);
});

test('one request makes one tree, not those of all projects', async () => {
  for (const title of ['a', 'b']) {
    const { _id } = await createProject(editor, { title });
    await editor.graphql(MUTATIONS.updateProject, { id: _id, data: { caseStudy: title } });
  }
  const { data, errors } = (await visitor.graphql(TREE)).body;
  expect(errors.map(({ message }: { message: string }) => message)).toEqual([
    'caseStudyTree: at most 1 in a request',
  ]);
  expect(data.projects.filter(({ caseStudyTree }: { caseStudyTree: unknown }) => caseStudyTree)).toHaveLength(
    1,
  );
});
