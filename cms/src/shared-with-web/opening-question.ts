/** What the page of a project lets a visitor ask the assistant. */
export const openingQuestion = (title: string): string => `Tell me about the project “${title}”.`;
