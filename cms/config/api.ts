export default {
  // With all that they may have, and five pictures each, a hundred projects took 300 ms of CPU.
  rest: { defaultLimit: 25, maxLimit: 50, withCount: true, strictParams: true },
  documents: { strictParams: true },
};
