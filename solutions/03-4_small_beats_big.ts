/**
 * Exercise 03-4: small beats big (hard, 4 points).
 *
 * In lesson 03 most answers were cut at 100 characters. Turn it round: write a
 * document and a question for which a chunk of 100 is found and a chunk of 600
 * is not, although the answer is whole in one of the big ones too.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * The document: at least 1,200 characters, plain sentences.
 *
 * It is cut with `chunkFixed` without overlap, at 100 and at 600, and searched
 * with the course's own `search`. Then the top 1 at 100 must hold the answer,
 * and the top 1 at 600 must not, although another chunk of 600 does.
 */
// BEGIN SOLUTION: export const document: string = todo("03-4");
// The answer hides among other matters in the first 600 characters: in the big
// chunk its words are a few among sixty. The second half speaks of nothing but
// saunas, without ever saying what one costs, so its big chunk is much more like
// the question. At 100 characters the answer has little company, and "sauna",
// "costs", "much" and "evening" together outweigh many a "sauna" alone.
export const document: string = `
Welcome to the campsite by the lake. Pitches are free from noon. Dogs run on a
lead, please. The shop sells bread.
The sauna costs 9 euros an evening, and half as much before noon. Washing
machines take tokens from the shop. Quiet hours begin at ten. Boats lie at the
jetty, life vests hang in the shed. Camp fires are allowed in the iron bowls
only, and never in a dry summer. Bins for glass, paper and tins stand behind
the barn. The bus to town stops at the gate every hour until eight in the
evening. Children find swings and a sandpit behind the kitchen. Letters are
handed out after breakfast, parcels at any time.
Our sauna is made of pine. The sauna holds ten people, and the stove of the
sauna burns birch. Before the sauna you shower, after the sauna you swim.
Nobody talks business in there. On Fridays the sauna is for women, on Sundays
it is for families. Bring a towel to the sauna. A sauna in the morning wakes
you, a sauna in the evening lets you sleep. In winter we heat the sauna on
Saturdays. If it is too hot for you, sit on the lowest bench. If it is not hot
enough, pour water on the stones. The sauna was built by three brothers, and
the oldest still looks after the fire. Ask him about the winter of the deep
snow, and stay for the tea.
`;
// END SOLUTION

/** The question, as a person would ask it. */
// BEGIN SOLUTION: export const question: string = todo("03-4");
export const question: string = "The sauna costs how much an evening?";
// END SOLUTION

/** The answer: a phrase of the document, letter for letter. */
// BEGIN SOLUTION: export const answer: string = todo("03-4");
export const answer: string = "costs 9 euros";
// END SOLUTION
