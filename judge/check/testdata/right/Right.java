import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Scanner;

/** Right answers to the problem that is the argument. */
class Right {
    static final StreamTokenizer in = new StreamTokenizer(new java.io.InputStreamReader(System.in));
    static final StringBuilder out = new StringBuilder();
    static boolean ended;

    /** The next number, or 0 at the end. */
    static int number() throws IOException {
        int token;
        do {
            token = in.nextToken();
        } while (token != StreamTokenizer.TT_NUMBER && token != StreamTokenizer.TT_EOF);
        ended = token == StreamTokenizer.TT_EOF;
        return ended ? 0 : (int) in.nval;
    }

    static void nim() throws IOException {
        for (int n = number(); n > 0; n = number()) {
            int[] heaps = new int[n];
            int sum = 0, moves = 0;
            for (int i = 0; i < n; i++) sum ^= heaps[i] = number();
            for (int h : heaps) if ((h ^ sum) < h) moves++;
            out.append(moves).append('\n');
        }
    }

    static void wythoff() throws IOException {
        while (true) {
            long a = number(), b = number();
            if (ended) return;
            long k = Math.abs(a - b), s = 2 * Math.min(a, b) - k;
            boolean lost = s >= 0 && s * s <= 5 * k * k && (s + 2) * (s + 2) > 5 * k * k;
            out.append(lost ? "0\n" : "1\n");
        }
    }

    static void snim() throws IOException {
        for (int k = number(); k > 0; k = number()) {
            int[] takes = new int[k], values = new int[10001];
            for (int i = 0; i < k; i++) takes[i] = number();
            for (int n = 0; n < values.length; n++) {
                boolean[] seen = new boolean[128];
                for (int s : takes) if (s <= n) seen[values[n - s]] = true;
                while (seen[values[n]]) values[n]++;
            }
            for (int m = number(); m > 0; m--) {
                int sum = 0;
                for (int l = number(); l > 0; l--) sum ^= values[number()];
                out.append(sum > 0 ? 'W' : 'L');
            }
            out.append('\n');
        }
    }

    static void palindrome() {
        int[] count = new int[128];
        for (char c : new Scanner(System.in).next().toCharArray()) count[c]++;
        int odd = 0;
        for (int n : count) odd += n % 2;
        out.append(odd == 0 || odd % 2 == 1 ? "First\n" : "Second\n");
    }

    static void stones() throws IOException {
        int[] c = new int[3];
        for (int x = number(); !ended; x = number()) c[x % 3]++;
        boolean won = c[0] % 2 == 0 ? c[1] > 0 && c[2] > 0 : Math.abs(c[1] - c[2]) > 2;
        out.append(won).append('\n');
    }

    public static void main(String[] args) throws IOException {
        switch (args[0]) {
            case "nim" -> nim();
            case "wythoff" -> wythoff();
            case "snim" -> snim();
            case "palindrome" -> palindrome();
            case "stones" -> stones();
        }
        System.out.print(out);
    }
}
