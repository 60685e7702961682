import type { Conversation } from '../../src/api/assistant/conversation';
import { answerQuickly } from '../../src/api/assistant/quick-answer/quick-answer';
import { knowledgeOf, OWNERS, type EvaluatedOwner } from './evaluation/owners';

/** An owner with two projects, to talk about. */
export const { tomasz } = OWNERS as Record<string, EvaluatedOwner>;
export const knowledge = await knowledgeOf({
  ...(tomasz as EvaluatedOwner),
  owner: {
    ...(tomasz as EvaluatedOwner).owner,
    socialLinks: [{ platform: 'Codeberg', url: 'https://code.example' }],
  },
  projects: [
    {
      title: 'Rowan Auctions',
      platform: 'Web Application',
      period: '2021',
      description: 'Cattle is sold by bids that arrive in the order in which they were sent.',
      technologies: ['Apache Kafka'],
    },
    {
      title: 'Plover Tides',
      platform: 'Mobile Application',
      period: '2024',
      role: 'Android developer in a team of four',
      description:
        'Anglers see when the water turns. The tides of 310 harbours are in the app. The first maps came late. A satellite had failed. Places of anglers are never sent anywhere. It was taken off the store in 2025.',
      technologies: ['Kotlin'],
    },
  ],
});

export const answer = (text: string) => answerQuickly([{ role: 'user', text }], knowledge);

/** The last answer of a conversation. */
export function talk(...questions: string[]) {
  let conversation: Conversation = [];
  for (const text of questions) {
    conversation = [...conversation, { role: 'user', text }];
    conversation = [...conversation, { role: 'model', text: answerQuickly(conversation, knowledge).text }];
  }
  return conversation.at(-1)?.text;
}
