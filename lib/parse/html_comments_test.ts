import { assertEquals } from "@std/assert";
import * as fc from "fast-check";
import { Tokenizer } from "htmlparser2";
import { htmlComments } from "./html_comments.ts";

function tokenizerComments(html: string): number[] {
  const starts: number[] = [];
  const nothing = () => {};
  const tokenizer = new Tokenizer({ decodeEntities: false }, {
    onattribdata: nothing,
    onattribend: nothing,
    onattribentity: nothing,
    onattribname: nothing,
    oncdata: nothing,
    onclosetag: nothing,
    oncomment: (text) => {
      // Not those that are none, as `<!x>`.
      if (html.startsWith("<!--", text - 4)) starts.push(text - 4);
    },
    ondeclaration: nothing,
    onend: nothing,
    onopentagend: nothing,
    onopentagname: nothing,
    onprocessinginstruction: nothing,
    onselfclosingtag: nothing,
    ontext: nothing,
    ontextentity: nothing,
  });
  tokenizer.write(html);
  tokenizer.end();
  return starts;
}

Deno.test("comments begin where htmlparser2's tokenizer begins them", () => {
  const pieces =
    ("<!--|-->|<!-->|<div |<b|a='|'|b=\"|\"|>|=|<script>|</script>|<style|" +
      "</style >|<title>|</title>|<textarea>|</textarea>|</p>|< |/|--|it's|x| |\n")
      .split("|");
  const html = fc.array(fc.constantFrom(...pieces), { maxLength: 20 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(html, (html) => {
      assertEquals([...htmlComments(html)], tokenizerComments(html));
    }),
    { seed: 13, numRuns: 10_000 },
  );
});
